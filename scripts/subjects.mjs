// Checks that subjects of commits are Conventional Commits (https://www.conventionalcommits.org) of at most 72 characters:
// release-please makes the next version and its notes from them.
//   node scripts/subjects.mjs            the commits after the one that release-please-config.json marks (`bootstrap-sha`),
//                                        and the title of a pull request in $TITLE, which becomes a subject when it is squashed
//   node scripts/subjects.mjs FILE       the message in FILE, as the commit-msg hook gets it
// Plain JavaScript, because a hook runs on whatever Node there is.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const types = ["feat", "fix", "docs", "refactor", "perf", "test", "build", "ci", "chore", "style", "revert"];
const conventional = new RegExp(`^(?:${types.join("|")})(?:\\([\\w./-]+\\))?!?: \\S`);
const charactersMax = 72;

const [file] = process.argv.slice(2);
const subjects = file === undefined ? [...commits(), ...title()] : [message(file)];
const wrong = subjects.flatMap(({ where, subject }) => {
  const problem = problemOf(subject);
  return problem === undefined ? [] : [`${where}: ${problem}\n  ${subject}`];
});
if (wrong.length > 0) {
  process.stderr.write(
    `${wrong.join("\n")}\nWrite TYPE: SUBJECT, for example "fix: keep the order of findings". Types: ${types.join(", ")}.\n`,
  );
  process.exitCode = 1;
} else if (file === undefined) {
  process.stdout.write(`${subjects.length} subjects are Conventional Commits.\n`);
}

function problemOf(subject) {
  // git and GitHub write these, and a rebase joins them.
  if (/^(?:Merge |Revert "|fixup! |squash! |amend! )/.test(subject)) return undefined;
  if (!conventional.test(subject)) return "not a Conventional Commit";
  // GitHub appends the number of the pull request when it squashes.
  return [...subject.replace(/ \(#\d+\)$/, "")].length > charactersMax
    ? `longer than ${charactersMax} characters`
    : undefined;
}

function message(path) {
  const lines = readFileSync(path, "utf8").split("\n");
  return {
    where: "the message",
    subject: lines.find((line) => line.trim() !== "" && !line.startsWith("#")) ?? "",
  };
}

function commits() {
  const configuration = JSON.parse(readFileSync("release-please-config.json", "utf8"));
  // Bots write longer subjects.
  const author = "^(?!.*\\[bot\\])";
  const format = ["--no-merges", "--perl-regexp", `--author=${author}`, "--format=%h %s"];
  const log = execFileSync("git", ["log", ...format, `${configuration["bootstrap-sha"]}..HEAD`], {
    encoding: "utf8",
  });
  return log
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => ({ where: line.slice(0, line.indexOf(" ")), subject: line.slice(line.indexOf(" ") + 1) }));
}

function title() {
  const subject = process.env.TITLE ?? "";
  return subject === "" ? [] : [{ where: "the title of the pull request", subject }];
}
