/** Describes what was detected: what was found, and what a person must check. */
import { inFolder } from "../../model/paths.ts";
import { plural } from "../../model/text.ts";
import { terminalName } from "../../report/escape.ts";
import { commandsOf, type Install } from "./commands.ts";
import { workflowPath } from "./compose.ts";
import type { Detected, DetectedServer } from "./detect.ts";
import { environmentFolder, packagesFolder } from "./listing.ts";
import type { OtherList } from "./other-lists.ts";

export function findings(detected: Detected): readonly string[] {
  const { servers, python, script, workflow, unconfigured } = detected;
  const installs = [...(python?.installs ?? []), ...(script?.installs ?? [])];
  return [
    ...servers.flatMap(serverFindings),
    ...detected.otherLists.flatMap((list) => otherFindings(list, servers)),
    ...(unconfigured === null
      ? []
      : [
          `found ${plural(unconfigured.sources, "source")} for ${unconfigured.server}, such as ${terminalName(unconfigured.example)}, and no project of ${unconfigured.sources === 1 ? "it" : "them"}: not checked until there is a tsconfig.json or jsconfig.json`,
        ]),
    ...detected.untrusted.flatMap(serverFindings),
    ...installs.map(installFinding),
    ...detected.generators.map(({ folder, command, writes }) => {
      const place = folder === "." ? "" : ` in ${folder}`;
      return `found a configuration that needs ${writes}, which git does not have: ${command}${place}`;
    }),
    ...(python !== null && python.installs.length === 0
      ? [
          "found no file from which dependencies are installed: imports of packages will be unknown to the server",
        ]
      : []),
    ...(script !== null && script.installs.length === 0
      ? ["found no package.json at or above a root: imports of packages will be unknown to the server"]
      : []),
    ...(workflow === null || workflow === workflowPath
      ? []
      : [`found ${terminalName(workflow)}, which has the Action already: no second workflow is needed`]),
  ];
}

/** Describes the list of another tool, which is a proposal: which servers are proposed here, and which are not. */
function otherFindings(
  { path, servers: named, problem }: OtherList,
  servers: Detected["servers"],
): readonly string[] {
  if (problem !== null) return [`found ${terminalName(path)}, which cannot be read: ${problem}`];
  const proposed = new Set(servers.map(({ id }) => id));
  return [
    `found ${terminalName(path)}, which names servers for another tool; nothing of it is started`,
    ...named.map(({ name, program, id }) => {
      const what = name === program ? terminalName(name) : `${terminalName(name)} (${terminalName(program)})`;
      if (id === null)
        return `  ${what}: not of this release; it can be described in .lanser/servers: docs/own-servers.md`;
      return proposed.has(id)
        ? `  ${what}: ${id}, proposed`
        : `  ${what}: ${id}, not proposed: name it in servers where it is wanted, too`;
    }),
  ];
}

function serverFindings({ id, sources, example, roots, isNamed }: DetectedServer): readonly string[] {
  const isTop = roots.length === 1 && roots[0] === ".";
  const why = isNamed ? ", where its packages are" : "";
  return [
    `found ${plural(sources, "source")} for ${id}, such as ${terminalName(example)}`,
    ...(isTop ? [] : [`  ${plural(roots.length, "root")}: ${few(roots)}${why}`]),
  ];
}

function installFinding(install: Install): string {
  const { tools, lines } = commandsOf(install);
  const place = install.folder === "." ? "" : ` in ${terminalName(install.folder)}`;
  const members = "members" in install ? install.members : [];
  const workspace = members.length === 0 ? "" : ` (a workspace of ${few(members)})`;
  return `found ${install.files.map(terminalName).join(", ")}${workspace}: ${[...tools, ...lines].join(" && ")}${place}`;
}

/** Lists what the files cannot settle; empty for most repositories. */
export function toCheck(detected: Detected): readonly string[] {
  const { servers, python, script, proposal, listed } = detected;
  const installs = [...(python?.installs ?? []), ...(script?.installs ?? [])];
  const folders = [
    ...(python === null ? [] : [".", ...python.installs.map(({ folder }) => folder)]).map((folder) =>
      inFolder(folder, environmentFolder),
    ),
    ...(script === null ? [] : [".", ...script.installs.map(({ folder }) => folder)]).map((folder) =>
      inFolder(folder, packagesFolder),
    ),
  ];
  return [
    ...servers.flatMap(serverChecks),
    ...detected.untrusted.map(
      ({ id, runs }) =>
        `${id} executes code of the repository, so it is not written. ${runs} To accept that: lanser init --trust ${id}`,
    ),
    ...servers.flatMap(({ id, runs }) =>
      runs === undefined ? [] : [`${id} executes code of the repository, in a sandbox: bubblewrap`],
    ),
    ...[...new Set(detected.generators.map(({ command }) => command))].map(
      (command) =>
        `${command} executes the repository's own configuration, before the gate and without its sandbox`,
    ),
    ...installs.flatMap(installChecks),
    ...(python === null || python.installs.length === 0
      ? []
      : [
          "a package of Python that has no wheel is built, which runs its code; pip and uv refuse that with --only-binary :all:",
        ]),
    ...asideChecks([...(python?.aside ?? []), ...(script?.aside ?? [])]),
    ...(proposal === undefined
      ? []
      : [
          `${proposal.path} is a proposal${proposal.path === "jsconfig.json" ? ": what can be inferred and JSDoc are checked" : ", strict as TypeScript is by itself"}. Until base has it there is nothing to compare with: in the change that adds it all that is found counts as new`,
        ]),
    ...(proposal?.lacksNodeTypes === true
      ? [
          "Code for Node needs @types/node, which package.json does not have: npm install --save-dev @types/node",
        ]
      : []),
    ...[...new Set(folders)]
      .filter((folder) => listed.includes(folder))
      .map(
        (folder) =>
          `git does not ignore ${terminalName(folder)}: add it to .gitignore, or its files count as yours`,
      ),
  ];
}

function asideChecks(files: readonly string[]): readonly string[] {
  if (files.length === 0) return [];
  const more = files.length > asideMax ? ` and ${files.length - asideMax} more` : "";
  const named = files.slice(0, asideMax).map(terminalName).join(", ");
  return [`not installed: ${named}${more}; nothing that is checked has its packages from there`];
}

const asideMax = 3;

function serverChecks({ id, others, outside, roots }: DetectedServer): readonly string[] {
  return [
    ...(others.length === 0
      ? []
      : [
          `${few(others)} ${others.length === 1 ? "is" : "are"} configured for ${id} and no root: a comment in the configuration has the line that checks ${others.length === 1 ? "it" : "them"}`,
        ]),
    ...(outside === 0
      ? []
      : [
          `${plural(outside, "source")} for ${id} ${outside === 1 ? "lies" : "lie"} outside of ${few(roots)}: not checked`,
        ]),
  ];
}

function installChecks(install: Install): readonly string[] {
  const name = terminalName(install.files.at(-1) ?? install.folder);
  const all = (extras: readonly string[], groups: readonly string[]) =>
    extras.length + groups.length === 0
      ? []
      : [
          `${name}: all extras and groups are installed (${few([...extras, ...groups])}); leave out what does not go together`,
        ];
  switch (install.by) {
    case "uv":
      return install.hasConflicts
        ? [
            `${name}: some extras or groups exclude each other, so none is installed; add those that are imported`,
          ]
        : all(install.extras, install.groups);
    case "poetry":
      return [
        ...all(install.extras, install.groups),
        ...(install.isInstallable
          ? []
          : [`${name}: the project has no package of its name, so only what it needs is installed`]),
      ];
    case "pip":
      return [
        ...(install.project?.isBuilt === true
          ? [`${name}: the project itself is installed for editing, which runs its build`]
          : []),
        ...all(install.project?.extras ?? [], install.project?.groups ?? []),
      ];
    case "package":
      return [`${name} has no lock file: what is installed may be other packages tomorrow`];
    case "pnpm":
    case "yarn":
    case "berry":
      return install.version === null
        ? []
        : [
            `${name}: package.json names no \`packageManager\`, so ${install.version} is taken: one that reads the lock`,
          ];
    default:
      return [];
  }
}

const fewMax = 8;

function few(names: readonly string[]): string {
  const more = names.length > fewMax ? ` and ${names.length - fewMax} more` : "";
  return `${names.slice(0, fewMax).map(terminalName).join(", ")}${more}`;
}
