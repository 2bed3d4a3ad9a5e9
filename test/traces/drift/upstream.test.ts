/** The text of an issue: everything that is not ours is code, and stays in it. */
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { describe, expect, test } from "vitest";
import { compareFacts } from "../../../src/traces/drift/classes.ts";
import { type IssueFacts, upstreamIssue } from "../../../src/traces/drift/upstream.ts";
import { facts, finding, observation } from "./values.ts";

const divergence = compareFacts(
  facts(observation({ "b.py": [finding(0, "reportCall", "no")] })),
  facts(observation({ "b.py": [] })),
);
const issue: IssueFacts = {
  server: { name: "pyright", version: "1.1.414" },
  arms: [
    { name: "canonical order", opened: ["a.py", "b.py"], command: ["pyright", "a.py", "b.py"] },
    { name: "reverse order", opened: ["b.py", "a.py"], command: ["pyright", "b.py", "a.py"] },
  ],
  divergence,
  seen: { runs: 1, of: 6, reference: 3 },
  files: [
    { path: "a.py", text: "from b import f\n\tx = 1\n" },
    { path: "b.py", text: "f()\r\n" },
  ],
  configurationFiles: 0,
  reduced: { isMinimal: true, tests: 17 },
  environment: [["system", "linux x64"]],
};

test("an issue can be pasted as it is", () => {
  const { title, body } = upstreamIssue(issue);
  expect(`${title}\n\n${body}`).toMatchInlineSnapshot(`
    "pyright: diagnostics depend on the order of opened files (reportCall)

    \`pyright 1.1.414\`: the diagnostics of the same files depend on the order of opened files. Every run was a fresh process with an empty home folder.

    ### How we ran the server

    We started the server and used its standard input and output. One file after the other, we opened it with \`textDocument/didOpen\`, requested \`textDocument/diagnostic\` and closed it.

    \`canonical order\` opens, in this order:

    \`\`\`text
    a.py
    b.py
    \`\`\`

    The server's own command in the same order:

    \`\`\`sh
    pyright a.py b.py
    \`\`\`

    \`reverse order\` opens, in this order:

    \`\`\`text
    b.py
    a.py
    \`\`\`

    The server's own command in the same order:

    \`\`\`sh
    pyright b.py a.py
    \`\`\`

    3 runs of the first kind gave one result. 1 of 6 runs of the second kind gave another result.

    ### What differs

    1 × added or missing (D4). \`-\` is \`canonical order\`, \`+\` is \`reverse order\`.

    \`\`\`diff
    b.py
    - 1:1-1:5 error Pyright(reportCall): no
    \`\`\`

    ### Files

    2 files. Without any one of them, the difference does not occur (we tried 17 sets of files).

    \`a.py\`:

    \`\`\`text
    from b import f
    	x = 1
    \`\`\`

    \`b.py\` (the lines end with CR LF):

    \`\`\`text
    f()
    \`\`\`

    ### Environment

    - \`system\`: \`linux x64\`
    "
  `);
});

test("two equal runs are told once", () => {
  const [wanted] = issue.arms;
  const { body } = upstreamIssue({
    ...issue,
    arms: [wanted, wanted],
    seen: { runs: 2, of: 44, reference: 44 },
  });
  expect(body.match(/opens, in this order/g)).toHaveLength(1);
  expect(body).toContain("2 of 44 equal runs gave another result than the first of them.");
  expect(body).toContain("`-` is the first run, `+` another.");
});

describe("the title says what it hangs on", () => {
  const [wanted, got] = issue.arms;
  test.each([
    ["depend on the order of opened files", issue.arms],
    ["differ between two equal runs", [wanted, wanted]],
    ["depend on the environment", [wanted, { ...wanted, name: "canonical order, heap" }]],
  ] as const)("%s", (words, arms) => {
    expect(upstreamIssue({ ...issue, arms }).title).toBe(`pyright: diagnostics ${words} (reportCall)`);
  });

  test("without a rule where none is known", () => {
    const crashed = compareFacts(
      facts(observation({})),
      facts(observation({}, { code: "server-crashed", message: "gone" })),
    );
    expect(upstreamIssue({ ...issue, divergence: crashed, arms: [wanted, got] }).title).toBe(
      "pyright: diagnostics depend on the order of opened files",
    );
  });
});

describe("what is not ours", () => {
  const hostile = [
    "```\n# not a heading\n@everyone <img src=x onerror=alert(1)> ![x](http://x.example) ````````",
    "a\u202Eb\u200Bc\u0007d",
    "`x` ``y`` # @somebody #1 <b>",
    "~~~\n</details>\n| a | b |",
  ];

  test.each(hostile)("stays code, whatever it is: %j", (text) => {
    const told = compareFacts(
      facts(observation({ [`dir/${text.replaceAll("/", "")}.py`]: [finding(0, text, text)] })),
      facts(observation({ [`dir/${text.replaceAll("/", "")}.py`]: [] })),
    );
    const { body } = upstreamIssue({
      server: { name: text, version: text },
      arms: [
        { name: text, opened: [text], command: [text, "it's"] },
        { name: `${text}2`, opened: [text, text], command: null },
      ],
      divergence: told,
      seen: { runs: 1, of: 2, reference: 1 },
      files: [{ path: text, text: `${text}\n${text}` }],
      configurationFiles: 0,
      reduced: null,
      environment: [[text, text]],
    });
    const html = micromark(body, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
    const outside = html.replaceAll(/<code[^>]*>[^<]*<\/code>/g, "");
    for (const word of ["not a heading", "everyone", "img", "somebody", "details", "example", "http"])
      expect(outside).not.toContain(word);
    expect(html.match(/<h3>/g)).toHaveLength(4);
    expect(body).not.toMatch(/[\p{Cf}]|(?!\n)\p{Cc}/u);
  });

  test("is cut where it is too much, and that is said", () => {
    const long = Array.from({ length: 40 }, (_, index) => ({
      path: `f${index}.py`,
      text: `${"x".repeat(9_000)}\n`,
    }));
    const { body } = upstreamIssue({
      ...issue,
      files: long,
      reduced: { isMinimal: false, tests: 3 },
      arms: [
        {
          ...issue.arms[0],
          opened: Array.from({ length: 300 }, (_, index) => `f${index}.py`),
          command: null,
        },
        issue.arms[1],
      ],
    });
    expect(body.length).toBeLessThan(60_000);
    expect(body).toContain("`f0.py` (cut after 8000 of 9001 characters):");
    expect(body).toContain("10 more files belong to the set, but this issue does not show them.");
    expect(body).toContain("(100 more)");
    expect(body).toContain("We stopped the search for a smaller set after 3 sets");
  });
});
