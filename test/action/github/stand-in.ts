/**
 * A stand-in for GitHub's API on loopback: it keeps checks, comments, pull requests, commits and files, takes only
 * requests that GitHub's own description allows, and fails as GitHub fails.
 */
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import addFormats from "ajv-formats";
import { OpenAPIBackend } from "openapi-backend";
import { git } from "../../support/repository.ts";

export type Annotation = { readonly path: string; readonly start_line: number; readonly message: string };

export type CheckRun = {
  readonly id: number;
  name: string;
  readonly head_sha: string;
  external_id: string;
  status: string;
  conclusion: string | null;
  title: string;
  summary: string;
  annotations: Annotation[];
};

/** `issue` is its number where a test has several. */
export type Comment = { readonly id: number; body: string; readonly user: number; readonly issue?: number };

/** A comment on lines of a pull request's diff, `line` the last of them. */
export type ReviewComment = {
  readonly id: number;
  readonly user: number;
  readonly pull: number;
  /** Of the review that it came with. */
  readonly review: number;
  readonly path: string;
  readonly line: number;
  readonly start_line?: number;
  readonly body: string;
};

export type Issue = {
  readonly number: number;
  readonly title: string;
  body: string;
  state: string;
  readonly user: number;
  readonly isPull?: boolean;
};

export type Pull = {
  readonly number: number;
  readonly head: { readonly sha: string; readonly label: string };
  readonly base: { readonly ref: string };
  readonly merge_commit_sha: string | null;
  readonly labels: readonly string[];
  readonly messages: readonly { readonly commit: string; readonly message: string }[];
};

export type World = {
  readonly checks: CheckRun[];
  readonly comments: Comment[];
  readonly reviewComments: ReviewComment[];
  /** What GitHub shows of the files of every pull request, by their paths. */
  readonly patches: Readonly<Record<string, string>>;
  readonly issues: Issue[];
  /** Whether the repository has issues at all. */
  readonly hasIssues: boolean;
  readonly pulls: readonly Pull[];
  readonly commits: Readonly<Record<string, { readonly tree: string; readonly parents: readonly string[] }>>;
  /** By "COMMIT:PATH". */
  readonly files: Readonly<Record<string, string>>;
  /** The paths of all files of a tree. */
  readonly trees: Readonly<Record<string, readonly string[]>>;
  /** By "ONE...OTHER". */
  readonly mergeBases: Readonly<Record<string, string>>;
  /** Whose token it is; GITHUB_TOKEN may not ask. */
  readonly self: { readonly id: number; readonly mayAsk: boolean };
};

export function emptyWorld(more: Partial<World> = {}): World {
  const self = { id: actionsBot, mayAsk: false };
  return {
    checks: [],
    comments: [],
    reviewComments: [],
    patches: {},
    issues: [],
    hasIssues: true,
    pulls: [],
    commits: {},
    files: {},
    trees: {},
    mergeBases: {},
    self,
    ...more,
  };
}

/** What GitHub knows of these commits of a local repository: their trees, their parents and all their files' paths. */
export function historyOf(repository: string, commits: readonly string[]): Pick<World, "commits" | "trees"> {
  const facts = commits.map((commit) => {
    const [tree = "", ...parents] = git(repository, "show", "--no-patch", "--format=%T %P", commit).split(
      " ",
    );
    return [commit, { tree, parents: parents.filter((one) => one !== "") }] as const;
  });
  const trees = facts.map(([, { tree }]) => {
    const paths = git(repository, "ls-tree", "-r", "--name-only", tree).split("\n");
    return [tree, paths.filter((path) => path !== "")] as const;
  });
  return { commits: Object.fromEntries(facts), trees: Object.fromEntries(trees) };
}

/** What happens to one request; `lost` and `stalled` ones were carried out all the same. */
export const faults = [
  "401",
  "403",
  "403 secondary",
  "404",
  "409",
  "422",
  "429",
  "500",
  "502",
  "503",
  "reset",
  "lost",
  "stalled",
  "html",
] as const;
export type Fault = (typeof faults)[number] | "none";

export type StandIn = {
  readonly url: string;
  /** Every request as "METHOD path". */
  readonly requests: readonly string[];
  /** What GitHub would have refused: never because of an injected fault. */
  readonly refused: readonly string[];
  readonly reset: (world: World, fault: (request: string) => Fault) => void;
  readonly close: () => Promise<void>;
};

const definition = JSON.parse(
  readFileSync(new URL("api.github.com.json", import.meta.url), "utf8"),
) as Record<string, unknown>;

type Answer = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
};

export async function startStandIn(): Promise<StandIn> {
  let world = emptyWorld();
  let faultOf: (request: string) => Fault = () => "none";
  const requests: string[] = [];
  const refused: string[] = [];
  const backend = await describedBackend(() => world, refused);
  const server = createServer((request, response) => {
    void serve(request, response).catch((error: unknown) => {
      refused.push(String(error));
      response.destroy();
    });
  });
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const method = request.method ?? "GET";
    const named = `${method} ${url.pathname}`;
    requests.push(named);
    const fault = faultOf(named);
    if (fault === "reset") {
      request.socket.destroy();
      return;
    }
    const planned = plannedAnswers[fault as keyof typeof plannedAnswers];
    if (planned !== undefined) {
      send(response, planned);
      return;
    }
    const text = Buffer.concat(pieces).toString("utf8");
    // GraphQL is not in the description; one question is asked.
    if (named === "POST /graphql" && fault === "stalled") {
      stall(response, 200);
      return;
    }
    if (named === "POST /graphql") {
      const { query } = JSON.parse(text) as { readonly query: string };
      if (query !== "query { viewer { databaseId login } }") refused.push(`graphql: ${query}`);
      const viewer = { databaseId: world.self.id, login: loginOf(world.self.id) };
      send(response, { status: 200, body: { data: { viewer } } });
      return;
    }
    const answer = (await backend.handleRequest({
      method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body: text === "" ? undefined : JSON.parse(text),
      headers: request.headers as Record<string, string>,
    })) as Answer;
    if (fault === "lost") {
      request.socket.destroy();
      return;
    }
    if (fault === "stalled") {
      stall(response, answer.status);
      return;
    }
    send(response, answer);
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    refused,
    reset: (next, fault) => {
      world = next;
      faultOf = fault;
      requests.length = 0;
      refused.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const html = "<!doctype html><title>Sign in</title>";

const plannedAnswers: Readonly<Record<string, Answer>> = {
  "401": { status: 401, body: { message: "Bad credentials" } },
  "403": { status: 403, body: { message: "Resource not accessible by integration" } },
  "403 secondary": {
    status: 403,
    body: { message: "You have exceeded a secondary rate limit. Please wait a few minutes." },
  },
  "404": { status: 404, body: { message: "Not Found" } },
  "409": { status: 409, body: { message: "Conflict" } },
  "422": { status: 422, body: { message: "Validation Failed" } },
  "429": { status: 429, body: { message: "Too many requests" }, headers: { "retry-after": "3" } },
  "500": { status: 500, body: { message: "Server Error" } },
  "502": { status: 502, body: html, headers: { "content-type": "text/html" } },
  "503": { status: 503, body: html, headers: { "content-type": "text/html" } },
  html: { status: 200, body: html, headers: { "content-type": "text/html" } },
};

function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(text);
}

async function describedBackend(world: () => World, refused: string[]): Promise<OpenAPIBackend> {
  const backend = new OpenAPIBackend({
    definition: definition as never,
    quick: true,
    strict: false,
    ajvOpts: { strict: false, allErrors: true },
    customizeAjv: (ajv) => {
      // The two come with an Ajv each; what is added is data.
      (addFormats as unknown as (ajv: unknown) => void)(ajv);
      return ajv;
    },
  });
  const handlers = operations(world);
  backend.register({
    ...Object.fromEntries(
      Object.entries(handlers).map(([name, handle]) => [
        name,
        (context: { request: Request }) => {
          const answer = handle(context.request);
          if (answer.status === 422) refused.push(`${name}: ${JSON.stringify(answer.body)}`);
          return answer;
        },
      ]),
    ),
    validationFail: (context: { validation: { errors: unknown }; operation: { operationId?: string } }) => {
      const problem = `${context.operation.operationId}: ${JSON.stringify(context.validation.errors)}`;
      refused.push(problem);
      return { status: 422, body: { message: "Validation Failed", errors: [problem] } };
    },
    notFound: (context: { request: Request }) => {
      refused.push(`no such route: ${context.request.method} ${context.request.path}`);
      return { status: 404, body: { message: "Not Found" } };
    },
  } as never);
  await backend.init();
  return backend;
}

type Request = {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly requestBody: Record<string, unknown>;
};

const missing: Answer = { status: 404, body: { message: "Not Found" } };
const bodyLengthMax = 65_535;
const annotationsMax = 50;

type Output = { title: string; summary: string; annotations?: Annotation[] };

/** By the operation ids of the description. */
function operations(world: () => World): Readonly<Record<string, (request: Request) => Answer>> {
  let lastId = 1000;
  const paged = (all: readonly unknown[], { query }: Request): readonly unknown[] => {
    const size = Number(query["per_page"] ?? 30);
    const page = Number(query["page"] ?? 1);
    return all.slice((page - 1) * size, page * size);
  };
  const applied = (check: CheckRun, body: Record<string, unknown>): Answer => {
    const output = body["output"] as Output | undefined;
    if (output !== undefined) {
      const problem = problemWith(output);
      if (problem !== undefined) return { status: 422, body: { message: problem } };
      check.title = output.title;
      check.summary = output.summary;
      check.annotations.push(...(output.annotations ?? []));
    }
    check.name = String(body["name"] ?? check.name);
    check.status = String(body["status"] ?? check.status);
    check.conclusion = (body["conclusion"] as string | undefined) ?? check.conclusion;
    return { status: 200, body: checkBody(check) };
  };
  return {
    "checks/create": ({ requestBody: body }) => {
      const check: CheckRun = {
        id: ++lastId,
        name: String(body["name"]),
        head_sha: String(body["head_sha"]),
        external_id: String(body["external_id"] ?? ""),
        status: "queued",
        conclusion: null,
        title: "",
        summary: "",
        annotations: [],
      };
      const answer = applied(check, body);
      if (answer.status !== 200) return answer;
      world().checks.push(check);
      return { ...answer, status: 201 };
    },
    "checks/update": ({ params, requestBody }) => {
      const check = world().checks.find(({ id }) => id === Number(params["check_run_id"]));
      return check === undefined ? missing : applied(check, requestBody);
    },
    "checks/get": ({ params }) => {
      const check = world().checks.find(({ id }) => id === Number(params["check_run_id"]));
      return check === undefined ? missing : { status: 200, body: checkBody(check) };
    },
    "checks/list-for-ref": (request) => {
      const { params, query } = request;
      const own = world().checks.filter(
        ({ head_sha, name }) => head_sha === params["ref"] && name === query["check_name"],
      );
      return {
        status: 200,
        body: { total_count: own.length, check_runs: paged(own.map(checkBody), request) },
      };
    },
    "repos/get": () => ({ status: 200, body: { has_issues: world().hasIssues } }),
    "issues/list-for-repo": (request) => {
      const { state = "open", creator } = request.query;
      const listed = world().issues.filter(
        (one) => one.state === state && (creator === undefined || loginOf(one.user) === creator),
      );
      return { status: 200, body: paged(listed.map(issueBody), request) };
    },
    "issues/create": ({ requestBody }) => {
      if (!world().hasIssues) return { status: 410, body: { message: "Issues are disabled for this repo" } };
      const body = String(requestBody["body"] ?? "");
      if (body.length > bodyLengthMax) return { status: 422, body: { message: "body is too long" } };
      const made = {
        number: ++lastId,
        title: String(requestBody["title"]),
        body,
        state: "open",
        user: world().self.id,
      };
      world().issues.push(made);
      return { status: 201, body: issueBody(made) };
    },
    "issues/update": ({ params, requestBody }) => {
      const found = world().issues.find(({ number }) => number === Number(params["issue_number"]));
      if (found === undefined) return missing;
      found.body = String(requestBody["body"] ?? found.body);
      if (found.body.length > bodyLengthMax) return { status: 422, body: { message: "body is too long" } };
      found.state = String(requestBody["state"] ?? found.state);
      return { status: 200, body: issueBody(found) };
    },
    "issues/list-comments": (request) => {
      const of = Number(request.params["issue_number"]);
      const own = world().comments.filter(({ issue = of }) => issue === of);
      return { status: 200, body: paged(own.map(commentBody), request) };
    },
    "issues/create-comment": ({ params, requestBody }) => {
      const body = String(requestBody["body"]);
      if (body.length > bodyLengthMax) return { status: 422, body: { message: "body is too long" } };
      const issue = Number(params["issue_number"]);
      const made = { id: ++lastId, body, user: world().self.id, issue };
      world().comments.push(made);
      return { status: 201, body: commentBody(made) };
    },
    "issues/update-comment": ({ params, requestBody }) => {
      const found = world().comments.find(({ id }) => id === Number(params["comment_id"]));
      if (found === undefined) return missing;
      if (found.user !== world().self.id) return { status: 403, body: { message: "not yours" } };
      found.body = String(requestBody["body"]);
      return { status: 200, body: commentBody(found) };
    },
    "pulls/list": (request) => {
      const own = world().pulls.filter(({ head }) => head.label === request.query["head"]);
      return { status: 200, body: paged(own.map(pullBody), request) };
    },
    "pulls/get": ({ params }) => {
      const found = world().pulls.find(({ number }) => number === Number(params["pull_number"]));
      return found === undefined ? missing : { status: 200, body: pullBody(found) };
    },
    "pulls/list-files": (request) => {
      const files = Object.entries(world().patches).map(([filename, patch]) => ({ filename, patch }));
      return { status: 200, body: paged(files, request) };
    },
    "pulls/list-review-comments": (request) => {
      const own = world().reviewComments.filter(({ pull }) => pull === Number(request.params["pull_number"]));
      const bodies = own.map(({ user, ...one }) => ({ ...one, user: { id: user } }));
      return { status: 200, body: paged(bodies, request) };
    },
    "pulls/create-review": ({ params, requestBody: body }) => {
      const pull = world().pulls.find(({ number }) => number === Number(params["pull_number"]));
      if (pull === undefined) return missing;
      const comments = (body["comments"] ?? []) as readonly Record<string, unknown>[];
      const review = ++lastId;
      const made = comments.map((one) => ({
        id: ++lastId,
        user: world().self.id,
        pull: pull.number,
        review,
        path: String(one["path"]),
        line: Number(one["line"]),
        ...(one["start_line"] === undefined ? {} : { start_line: Number(one["start_line"]) }),
        body: String(one["body"]),
      }));
      if (body["event"] === "COMMENT" && String(body["body"] ?? "") === "")
        return { status: 422, body: { message: "a review needs a body" } };
      if (body["commit_id"] !== pull.head.sha) return { status: 422, body: { message: "no such commit" } };
      // One line that is not shown, and nothing is posted.
      const wrong = made.find((one) => !isInDiff(one, world().patches) || one.body.length > bodyLengthMax);
      if (wrong !== undefined) return { status: 422, body: { message: "line must be part of the diff" } };
      world().reviewComments.push(...made);
      return { status: 200, body: { id: review } };
    },
    "pulls/list-commits": (request) => {
      const found = world().pulls.find(({ number }) => number === Number(request.params["pull_number"]));
      const commits = (found?.messages ?? []).map(({ commit, message }) => ({
        sha: commit,
        commit: { message },
      }));
      return { status: 200, body: paged(commits, request) };
    },
    "git/get-commit": ({ params }) => {
      const sha = params["commit_sha"] ?? "";
      const found = world().commits[sha];
      if (found === undefined) return missing;
      const { tree, parents } = found;
      return {
        status: 200,
        body: { sha, tree: { sha: tree }, parents: parents.map((one) => ({ sha: one })) },
      };
    },
    "git/get-tree": ({ params, query }) => {
      // A folder's own tree is called "TREE:FOLDER" here.
      const [tree = "", folder = ""] = decodeURIComponent(params["tree_sha"] ?? "").split(":");
      const all = world().trees[tree];
      if (all === undefined) return missing;
      const prefix = folder === "" ? "" : `${folder}/`;
      const below = all.filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length));
      const named = query["recursive"] === undefined ? below.map((one) => one.split("/")[0] ?? "") : below;
      const entries = [...new Set(named)].map((path) =>
        below.includes(path)
          ? { path, mode: "100644", sha: `blob of ${path}` }
          : { path, mode: "040000", sha: `${tree}:${prefix}${path}` },
      );
      return { status: 200, body: { sha: tree, truncated: false, tree: entries } };
    },
    "repos/compare-commits-with-basehead": ({ params }) => {
      const found = world().mergeBases[params["basehead"] ?? ""];
      return found === undefined ? missing : { status: 200, body: { merge_base_commit: { sha: found } } };
    },
    "repos/get-content": ({ params, query }) => {
      const text = world().files[`${query["ref"]}:${decodeURIComponent(params["path"] ?? "")}`];
      if (text === undefined) return missing;
      const content = Buffer.from(text).toString("base64");
      return { status: 200, body: { sha: `blob of ${text}`, encoding: "base64", content } };
    },
    "users/get-authenticated": () =>
      world().self.mayAsk
        ? { status: 200, body: { id: world().self.id, login: loginOf(world().self.id) } }
        : { status: 403, body: { message: "Resource not accessible by integration" } },
  };
}

/** The first and the last line stand in one hunk, on its right side. */
function isInDiff({ path, line, start_line = line }: ReviewComment, patches: World["patches"]): boolean {
  const hunks = (patches[path] ?? "").matchAll(/^@@ -[\d,]+ \+(\d+)(?:,(\d+))? @@/gmu);
  return [...hunks].some(([, start, count = "1"]) => {
    const [first, behind] = [Number(start), Number(start) + Number(count)];
    return first <= start_line && start_line <= line && line < behind;
  });
}

/** What the description does not say and GitHub checks all the same. */
function problemWith({ summary, annotations = [] }: Output): string | undefined {
  if (summary.length > bodyLengthMax) return "summary is too long";
  if (annotations.length > annotationsMax) return "too many annotations";
  const wrong = annotations.find((one) => {
    const { start_line, end_line, start_column, end_column } = one as unknown as Record<string, number>;
    const isOneLine = start_line === end_line;
    const hasColumns = start_column !== undefined || end_column !== undefined;
    return (end_line ?? 0) < (start_line ?? 1) || (hasColumns && !isOneLine);
  });
  return wrong === undefined ? undefined : `annotation ${JSON.stringify(wrong)}`;
}

function checkBody({ annotations, title, summary, ...check }: CheckRun): unknown {
  return { ...check, output: { title, summary, annotations_count: annotations.length } };
}

function commentBody({ id, body, user }: Comment): unknown {
  return { id, body, user: { id: user } };
}

function issueBody({ number, title, body, state, user, isPull = false }: Issue): unknown {
  const pull = isPull ? { pull_request: { url: "" } } : {};
  return { number, title, body, state, user: { id: user, login: loginOf(user) }, ...pull };
}

/** Of GITHUB_TOKEN, and of everybody else. */
function loginOf(user: number): string {
  return user === actionsBot ? "github-actions[bot]" : `user-${user}`;
}

const actionsBot = 41_898_282;

function pullBody({ number, head, base, merge_commit_sha, labels }: Pull): unknown {
  return { number, head, base, merge_commit_sha, labels: labels.map((name) => ({ name })) };
}

/** Begins an answer that is never complete. */
function stall(response: ServerResponse, status: number): void {
  response.writeHead(status, { "content-type": "application/json", "content-length": "100000" });
  response.write("{");
}
