/**
 * Cuts GitHub's own description of its API down to the routes that Lanser uses, for the stand-in of the tests:
 * `node scripts/openapi.ts api.github.com.json > test/action/github/api.github.com.json`, with the file of @octokit/openapi.
 */
import { readFileSync } from "node:fs";

/** Routes as `src/action/github` names them. */
const routes: readonly (readonly [method: string, path: string])[] = [
  ["post", "/repos/{owner}/{repo}/check-runs"],
  ["patch", "/repos/{owner}/{repo}/check-runs/{check_run_id}"],
  ["get", "/repos/{owner}/{repo}/check-runs/{check_run_id}"],
  ["get", "/repos/{owner}/{repo}/commits/{ref}/check-runs"],
  ["get", "/repos/{owner}/{repo}"],
  ["get", "/repos/{owner}/{repo}/issues"],
  ["post", "/repos/{owner}/{repo}/issues"],
  ["patch", "/repos/{owner}/{repo}/issues/{issue_number}"],
  ["get", "/repos/{owner}/{repo}/issues/{issue_number}/comments"],
  ["post", "/repos/{owner}/{repo}/issues/{issue_number}/comments"],
  ["patch", "/repos/{owner}/{repo}/issues/comments/{comment_id}"],
  ["get", "/repos/{owner}/{repo}/pulls"],
  ["get", "/repos/{owner}/{repo}/pulls/{pull_number}"],
  ["get", "/repos/{owner}/{repo}/pulls/{pull_number}/commits"],
  ["get", "/repos/{owner}/{repo}/pulls/{pull_number}/files"],
  ["get", "/repos/{owner}/{repo}/pulls/{pull_number}/comments"],
  ["post", "/repos/{owner}/{repo}/pulls/{pull_number}/reviews"],
  ["get", "/repos/{owner}/{repo}/git/commits/{commit_sha}"],
  ["get", "/repos/{owner}/{repo}/git/trees/{tree_sha}"],
  ["get", "/repos/{owner}/{repo}/compare/{basehead}"],
  ["get", "/repos/{owner}/{repo}/contents/{path}"],
  ["get", "/user"],
];

type Description = {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

/** None of these is the name of a property that is described. */
const prose: ReadonlySet<string> = new Set(["example", "examples", "externalDocs"]);

const [file = ""] = process.argv.slice(2);
process.stdout.write(`${JSON.stringify(cutDown(JSON.parse(readFileSync(file, "utf8")) as Description))}\n`);

/** The answers are ours to make in the stand-in: only what a request must look like is kept. */
function cutDown({ openapi, info, paths, components }: Description): unknown {
  const kept: Record<string, Record<string, unknown>> = {};
  for (const [method, path] of routes) {
    const operation = paths[path]?.[method] as Record<string, unknown> | undefined;
    if (operation === undefined) throw new Error(`${method} ${path} is not in the description`);
    const { operationId, parameters, requestBody } = operation;
    const request = requestBody === undefined ? {} : { requestBody };
    kept[path] = {
      ...kept[path],
      [method]: { operationId, parameters, ...request, responses: { default: { description: "" } } },
    };
  }
  const reached: Record<string, Record<string, unknown>> = {};
  const waiting: unknown[] = [kept];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const reference of referencesIn(next)) {
      const [, , kind = "", name = ""] = reference.split("/");
      if (reached[kind]?.[name] !== undefined) continue;
      const component = components[kind]?.[name];
      if (component === undefined) throw new Error(`${reference} is not in the description`);
      reached[kind] = { ...reached[kind], [name]: withoutProse(component) };
      waiting.push(component);
    }
  }
  return {
    openapi,
    info: { title: "GitHub v3 REST API, cut down by scripts/openapi.ts", version: info.version },
    paths: withoutProse(kept),
    components: reached,
  };
}

function referencesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    name === "$ref" && typeof member === "string" ? [member] : referencesIn(member),
  );
}

function withoutProse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutProse);
  if (typeof value !== "object" || value === null) return value;
  // Ajv takes null for a value only beside a type; Lanser sends none where several forms are allowed.
  const isUntyped = (name: string) => name === "nullable" && !Object.hasOwn(value, "type");
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) =>
      prose.has(name) || isUntyped(name) ? [] : [[name, withoutProse(member)]],
    ),
  );
}
