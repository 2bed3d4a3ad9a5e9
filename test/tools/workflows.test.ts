/** Every workflow that we run or hand out, and every action.yml, through the checkers that others will use on them. */
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { actionlint, type GitHub, githubParser, schemaProblems, zizmor } from "./checkers.ts";
import {
  actions,
  type Document,
  dependabot,
  examples,
  own,
  readme,
  workflows,
  written,
} from "./handed-out.ts";
import { toolsFolder } from "./installed.ts";
import { programs } from "./programs.ts";

beforeAll(() => {
  // Whatever is not there yet is compiled or downloaded.
  for (const program of Object.values(programs)) program();
  toolsFolder();
}, 900_000);

const gate = actions[0] as Document;
/** All in one folder. */
const flat = ({ name, text }: Document): Document => ({ name: name.replace("/", "-"), text });

describe("actionlint", () => {
  test("finds nothing in any workflow", () => {
    expect(actionlint(workflows)).toEqual([]);
  });

  test("finds an input that the action does not have", () => {
    const wrong = planted("pull-request.yml", "servers: pyright", "server: pyright");
    expect(actionlint([wrong]).join("\n")).toContain('input "server" is not defined in action');
  });
});

describe("zizmor", () => {
  test("finds nothing in what we run, not even with every audit, but that it is the checked-out action", () => {
    expect(zizmor([...own, ...actions, dependabot], checkedOut)).toEqual([]);
  });

  test("finds nothing in what we hand out but that our own action has a name instead of a commit", () => {
    expect(zizmor([...examples, ...written], handedOut)).toEqual([]);
  });

  test("finds nothing in the README but that it names versions instead of commits, to be read", () => {
    expect(zizmor([readme], namedVersions, "regular")).toEqual([]);
  });

  test("finds a trigger that gives a change's code the rights of base", () => {
    const wrong = planted("merge-queue.yml", "  pull_request:", "  pull_request_target:");
    expect(zizmor([wrong], handedOut)).toEqual(["merge-queue.yml: dangerous-triggers"]);
  });

  test("finds an action of somebody else that is not pinned", () => {
    const wrong = planted("merge-queue.yml", /actions\/setup-python@\w+ # \S+/, "actions/setup-python@v7");
    expect(zizmor([wrong], handedOut)).toEqual(["merge-queue.yml: unpinned-uses"]);
  });

  test("finds a credential that stays, in action.yml's neighbours and in the README alike", () => {
    const wrong = { ...readme, text: readme.text.replace("persist-credentials: false", "clean: true") };
    expect(zizmor([wrong], namedVersions, "regular")).toEqual(["README.md.yml: artipacked"]);
  });
});

describe("the published schemas", () => {
  test("hold for every workflow and for every action.yml", () => {
    expect(schemaProblems("vendor.github-workflows", workflows)).toEqual([]);
    expect(schemaProblems("vendor.github-actions", actions.map(flat))).toEqual([]);
  });

  test("do not hold for a misspelt key and for a runtime that does not exist", () => {
    const wrong = planted("push.yml", "runs-on:", "run-on:");
    expect(schemaProblems("vendor.github-workflows", [wrong]).join("\n")).toContain("run-on");
    const old = { ...gate, text: gate.text.replace("using: node24", "using: node28") };
    expect(schemaProblems("vendor.github-actions", [old]).join("\n")).toContain("node28");
  });
});

describe("GitHub's own parser", () => {
  let github: GitHub;

  beforeAll(async () => {
    github = await githubParser();
  });

  test("finds nothing in any workflow or action.yml", async () => {
    expect(await github([...workflows, ...actions])).toEqual([]);
  });

  test.each([
    ["a context that does not exist", "github.ref }}", "github.reff }}", "reff"],
    [
      "an input that the action does not have",
      "servers: pyright",
      "server: pyright",
      "Invalid action input 'server'",
    ],
    ["a permission that does not exist", "contents: read", "content: read", "Unexpected value 'content'"],
  ])("finds %s", async (_, right, wrong, said) => {
    expect((await github([planted("merge-queue.yml", right, wrong)])).join("\n")).toContain(said);
  });

  test("finds a key that an action does not have", async () => {
    const wrong = { ...gate, text: gate.text.replace("  main: ", "  mian: ") };
    expect((await github([wrong])).join("\n")).toContain("mian");
  });
});

describe("what we hand out", () => {
  test("gives a reason beside every permission", () => {
    const bare = [...own, ...examples, ...written].flatMap(({ name, text }) =>
      text.split("\n").flatMap((line) => {
        const isGrant = /^\s+[\w-]+: (?:read|write)\b/.test(line);
        return isGrant && !line.includes(" # ") ? [`${name}: ${line.trim()}`] : [];
      }),
    );
    expect(bare).toEqual([]);
  });

  test("pins each action to one commit everywhere", () => {
    const pins = new Map<string, Set<string>>();
    for (const { text } of [...examples, ...written]) {
      for (const [, name = "", pin = ""] of text.matchAll(/uses: ([^@\s]+)@(.+)$/gm)) {
        pins.set(name, (pins.get(name) ?? new Set()).add(pin));
      }
    }
    const several = [...pins].filter(([, all]) => all.size > 1);
    expect(several, "examples/workflows and src/cli/init/workflow.ts").toEqual([]);
    expect([...pins].filter(([name, all]) => ![...all].every((pin) => isPinned(name, pin)))).toEqual([]);
  });

  test("posts no check under the name of a job, which a change can make green", () => {
    const all = examples.map(({ text }) => parse(text));
    const jobs = all.flatMap((one) => Object.values(one.jobs as Record<string, { name?: string }>));
    const steps = jobs.flatMap((job) => (job as { steps?: { with?: { publish?: string } }[] }).steps ?? []);
    const posted = steps.flatMap((step) => step.with?.publish?.split(",") ?? []).map((one) => one.trim());
    const checks = posted.flatMap((one) => /^check(?:=(?<name>.+))?$/u.exec(one)?.groups?.["name"] ?? []);
    if (posted.includes("check")) checks.push("Lanser");
    const published = all.flatMap((one) => one.on?.workflow_run?.workflows ?? []);
    const measuring = all
      .filter(({ name }) => published.includes(name))
      .flatMap((one) => Object.values(one.jobs as Record<string, { name?: string }>));
    expect(measuring).not.toEqual([]);
    expect(checks).not.toEqual([]);
    expect(measuring.filter(({ name }) => checks.includes(name ?? ""))).toEqual([]);
  });

  test("never skips the job of the verdict when another fails: GitHub counts a skipped job as a success", () => {
    type Job = {
      name?: string;
      needs?: string | string[];
      if?: string;
      steps?: { if?: string; run?: string }[];
    };
    const jobs = [...examples, ...written, readme].flatMap(({ text }) =>
      Object.values(parse(text).jobs as Record<string, Job>),
    );
    const waiting = jobs.filter(({ name, needs }) => name === "Lanser" && needs !== undefined);
    expect(waiting.map((job) => [job.if, job.steps?.[0]])).toEqual([
      [
        `\${{ !cancelled() }}`,
        { name: "Fail without a plan", if: `\${{ needs.plan.result != 'success' }}`, run: "exit 1" },
      ],
    ]);
    const always = jobs.filter(({ name, needs }) => name === "Lanser" && needs === undefined);
    expect(always.filter((job) => job.if !== undefined)).toEqual([]);
  });

  test("is, in the README, the shortest of the examples", () => {
    const shortest = examples.filter(({ name }) => name === "pull-request.yml").map(stepsOf);
    expect(shortest).toEqual([stepsOf(readme)]);
  });
});

function isPinned(name: string, pin: string): boolean {
  return /^lanser\/lanser(?:\/\w+)?$/u.test(name)
    ? pin === "v0"
    : /^[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(pin);
}

/** Without versions, and without what the README leaves out to be short. */
function stepsOf({ text }: Document): unknown {
  return parse(text).jobs.lanser.steps.map((step: { readonly uses?: string }) =>
    step.uses === undefined ? step : { ...step, uses: step.uses.split("@")[0] },
  );
}

/** One of the examples with a fault in it. */
function planted(name: string, right: string | RegExp, wrong: string): Document {
  const document = examples.find((one) => one.name === name);
  const text = document?.text.replace(right, wrong) ?? "";
  if (text === document?.text) throw new Error(`${name} has no ${right} to be replaced`);
  return { name, text };
}

/** A release cannot hold its own commit. */
const handedOut = `rules:
  unpinned-uses: { config: { policies: { "lanser/lanser/*": ref-pin, "*": hash-pin } } }
`;
/** `./` is what a change is to be judged by here: the action as it is checked out. */
const checkedOut = `rules:
  self-repository: { ignore: [ci.yml, nightly.yml] }
`;
const namedVersions = `rules:
  unpinned-uses: { config: { policies: { "*": ref-pin } } }
`;
