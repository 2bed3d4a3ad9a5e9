/** Small projects that are edited while a server runs on them: what it then answers, what it was told, and how often it was started. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { openLanserClient } from "../../src/questions/client/sdk.ts";
import { type Files, temporaryFolder } from "./files.ts";
import { sharedCache, testHost } from "./gate.ts";
import { brief } from "./question-brief.ts";
import { repositoryAt } from "./repository.ts";
import { watchServers } from "./watched-host.ts";

export type EditedProject = {
  readonly files: Readonly<Record<string, string>>;
  /** The file that is asked about, and the one that it depends on. */
  readonly asker: string;
  readonly dependency: string;
  /** A name in `asker` that the dependency defines. */
  readonly place: string;
  /** The dependency, two lines lower and of another type; the asker two lines lower. */
  readonly broken: string;
  readonly lower: string;
};

const python: EditedProject = {
  files: {
    "app.py": "from rates import fee\n\ntotal: int = fee(2)\n",
    "rates.py": "def fee(days: int) -> int:\n    return days * 3\n",
  },
  asker: "app.py",
  dependency: "rates.py",
  place: "app.py@L3~fee",
  broken: "\n\ndef fee(days: int) -> str:\n    return str(days)\n",
  lower: "\n\nfrom rates import fee\n\ntotal: int = fee(2)\n",
};

export const editedProjects = {
  pyright: python,
  basedpyright: python,
  typescript: {
    files: {
      "tsconfig.json": '{ "compilerOptions": { "strict": true, "noEmit": true } }\n',
      "app.ts": 'import { fee } from "./rates";\n\nexport const total: number = fee(2);\n',
      "rates.ts": "export function fee(days: number): number {\n  return days * 3;\n}\n",
    },
    asker: "app.ts",
    dependency: "rates.ts",
    place: "app.ts@L3~fee",
    broken: "\n\nexport function fee(days: number): string {\n  return String(days);\n}\n",
    lower: '\n\nimport { fee } from "./rates";\n\nexport const total: number = fee(2);\n',
  },
  gopls: {
    files: {
      "go.mod": "module example.com/shop\n\ngo 1.24\n",
      "app.go": 'package shop\n\nimport "example.com/shop/rates"\n\nvar Total int = rates.Fee(2)\n',
      "rates/rates.go": "package rates\n\nfunc Fee(days int) int { return days * 3 }\n",
    },
    asker: "app.go",
    dependency: "rates/rates.go",
    place: "app.go@L5~Fee",
    broken: 'package rates\n\n\n\nfunc Fee(days int) string { return "a" }\n',
    lower: 'package shop\n\n\n\nimport "example.com/shop/rates"\n\nvar Total int = rates.Fee(2)\n',
  },
} as const satisfies Record<string, EditedProject>;

type Client = Pick<ReturnType<typeof openLanserClient>, "ask">;

export type Edited = AsyncDisposable & {
  readonly write: (files: Files) => void;
  /** Definition and hover of the name, and what is found in the file; `lower`: the asker is two lines lower. */
  readonly asked: (lower?: "lower") => Promise<readonly string[]>;
  /** The same of a server that is started for it. */
  readonly cold: (lower?: "lower") => Promise<readonly string[]>;
  readonly ask: Client["ask"];
  /** How often a server was started, and since the last call what it was told of documents and files. */
  readonly told: () => { readonly starts: number; readonly said: readonly string[] };
};

export function edited(server: keyof typeof editedProjects): Edited {
  const { files, place, asker }: EditedProject = editedProjects[server];
  const repository = repositoryAt(temporaryFolder(), files);
  let starts = 0;
  const said: string[] = [];
  const host = watchServers(testHost(temporaryFolder()), {
    see: ({ direction, message: { method, params } }) => {
      if (direction !== ">" || typeof method !== "string") return;
      if (method === "initialize") starts += 1;
      const [, what] = /\/(didSave|didChange|didChangeWatchedFiles)$/u.exec(method) ?? [];
      if (what !== undefined) said.push(`${what} ${shown(params)}`);
    },
  });
  const options = { repository, servers: [{ id: server, version: undefined }], cacheFolder: sharedCache };
  const client = openLanserClient(host, options);
  const all = async (of: Client, lower?: "lower") => {
    const at = place.replace(/@L(\d+)/u, (_, line) => `@L${Number(line) + (lower === undefined ? 0 : 2)}`);
    return [
      brief(await of.ask({ cmd: "def", place: at })),
      brief(await of.ask({ cmd: "hover", place: at })),
      brief(await of.ask({ cmd: "diag", paths: [asker] })),
    ];
  };
  return {
    write: (texts) => {
      for (const [path, text] of Object.entries(texts)) writeFileSync(join(repository, path), String(text));
    },
    asked: (lower) => all(client, lower),
    cold: async (lower) => {
      await using other = openLanserClient(testHost(temporaryFolder()), options);
      return all(other, lower);
    },
    ask: client.ask,
    told: () => ({ starts, said: said.splice(0) }),
    [Symbol.asyncDispose]: () => client[Symbol.asyncDispose](),
  };
}

/** `rates.py 2`: the file, and the version of the document or the kind of the change. */
function shown(params: unknown): string {
  const { textDocument, changes } = params as {
    textDocument?: { uri: string; version?: number };
    changes?: readonly { uri: string; type: number }[];
  };
  const name = (uri: string) => uri.slice(uri.lastIndexOf("/") + 1);
  if (textDocument !== undefined) return `${name(textDocument.uri)} ${textDocument.version ?? ""}`.trim();
  return (changes ?? []).map(({ uri, type }) => `${name(uri)} ${type}`).join(", ");
}
