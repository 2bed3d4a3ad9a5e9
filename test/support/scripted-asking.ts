/** One question to a session that a test plays: what it answers by method, what it was sent, and what came of it. */
import type { AnswerFacts } from "../../src/questions/bundle/facts.ts";
import { createAskable, UnansweredRequest } from "../../src/questions/query/asking.ts";
import type { Params } from "../../src/questions/query/question.ts";
import { questionCalled } from "../../src/questions/query/questions.ts";
import { askQuestion } from "../../src/questions/query/run.ts";
import type { ResolvedPlace } from "../../src/selectors/resolve.ts";
import type { Profile } from "../../src/servers/profile.ts";
import type { QuestionEncoding, SentMethod } from "../../src/servers/protocol/capabilities.ts";
import { pyright } from "../../src/servers/pyright/profile.ts";
import type { RequestOutcome, Session } from "../../src/session/lsp/session.ts";
import type { Reading } from "../../src/syntax/reading.ts";

export const range = (line: number, from: number, to: number) => ({
  start: { line, character: from },
  end: { line, character: to },
});
export const uri = (path: string) => `file:///tree/${path}`;
export const location = (path: string, line: number) => ({ uri: uri(path), range: range(line, 4, 7) });

export type Script = {
  readonly answer: (method: string, params: object, nth: number) => RequestOutcome | unknown;
  readonly offers?: (method: SentMethod) => boolean;
  /** What the server says of every method that it offers. */
  readonly options?: object;
  readonly encoding?: QuestionEncoding;
  /** Default: pyright's. */
  readonly profile?: Profile;
  /** Of every file. */
  readonly text?: string | undefined;
  readonly reading?: Reading;
  readonly place?: ResolvedPlace;
  readonly selector?: string;
  /** Files of a question about files, and the place as it was written. */
  readonly paths?: readonly string[];
  readonly named?: string;
  /** It is asked about the workspace, and no place. */
  readonly isWhole?: true;
  /** Who asks has said how long a request may take. */
  readonly isTimed?: true;
  /** Aborted, it is given up. */
  readonly signal?: AbortSignal;
};

const usualText = "def f():\n    pass\n";
const usualPlace = {
  path: "a.py",
  range: range(0, 4, 5),
  whole: range(0, 0, 5),
  symbol: null,
};

export async function ask(
  cmd: string,
  { answer, offers = () => true, options = {}, encoding = "utf-16", profile = pyright, ...at }: Script,
  params: Params = {},
): Promise<{
  readonly facts: AnswerFacts;
  readonly workspaceEdit?: object | undefined;
  readonly notes?: readonly string[] | undefined;
  readonly sent: readonly string[];
  /** In milliseconds, before what was asked again. */
  readonly waited: readonly number[];
  /** How long each request might have taken, by its method; in milliseconds. */
  readonly given: Readonly<Record<string, number>>;
  readonly retries: number;
  readonly error?: UnansweredRequest;
}> {
  const text = "text" in at ? at.text : usualText;
  const sent: string[] = [];
  const waited: number[] = [];
  const given: Record<string, number> = {};
  const counts = new Map<string, number>();
  const session = {
    offers: (method: SentMethod) => (offers(method) ? [options] : []),
    open: ({ uri: opened }: { uri: string }) => void sent.push(`open ${opened}`),
    close: () => undefined,
    stderrTail: () => "",
    facts: { openProgress: new Set() },
    waitFor: <Value>(look: () => Value) => Promise.resolve({ kind: "met", value: look() }),
    request: (method: SentMethod, sentParams: object, msMax: number): Promise<RequestOutcome> => {
      sent.push(method);
      given[method] = msMax;
      const nth = (counts.get(method) ?? 0) + 1;
      counts.set(method, nth);
      const said = answer(method, sentParams, nth);
      const isAnswered = typeof said === "object" && said !== null && "kind" in said && "isAnswered" in said;
      return Promise.resolve((isAnswered ? said : { kind: "result", result: said }) as RequestOutcome);
    },
  } as unknown as Session;
  const askable = createAskable({
    conversation: {
      session,
      channel: { ask: () => Promise.reject(new Error("no diagnostics here")) } as never,
    },
    profile,
    context: { root: "/tree", project: ".", serverFolder: "/server", toolchain: {}, settings: {} },
    server: { id: "pyright", version: "1" },
    packages: ["/packages"],
    clock: {
      now: () => 0,
      after: (ms, fire) => {
        waited.push(ms);
        queueMicrotask(fire);
        return () => undefined;
      },
    },
    encoding,
    repository: "/repository",
    text: () => text,
    reading: () => at.reading,
    isLaid: () => false,
    relative: (text) => text.replaceAll("/tree/", "").replaceAll("/server", "<pyright>"),
  });
  const asking = askable.asking(at.signal, undefined, at.isTimed);
  const question = questionCalled(cmd);
  if (question.kind !== "server") throw new Error(`${cmd} asks no server`);
  try {
    const named = { place: at.place ?? usualPlace, selector: at.selector ?? "a.py#f" };
    const target = at.isWhole === true ? undefined : named;
    const asked = {
      target,
      paths: at.paths ?? [],
      named: at.named ?? null,
      outside: [],
      params,
      msMax: 1_000,
      isTimed: at.isTimed === true,
    };
    const { facts, notes, workspaceEdit } = await askQuestion(question, asking, asked);
    return { facts, workspaceEdit, notes, sent, waited, given, retries: asking.retries() };
  } catch (error) {
    if (!(error instanceof UnansweredRequest)) throw error;
    return { facts: { provenance: "lsp" }, sent, waited, given, retries: asking.retries(), error };
  }
}

export const answered = (answer: RequestOutcome) => ({ ...answer, isAnswered: true });
