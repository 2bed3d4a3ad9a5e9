/** Looks up definitions at the end of a session: the code that a finding's code refers to. */
import {
  DefinitionRequest,
  type Location,
  type LocationLink,
  type TextDocumentPositionParams,
} from "vscode-languageserver-protocol";
import type { Place, Position } from "../../model/finding.ts";
import { readMember } from "../../model/json.ts";
import type { LookedUp, Lookup, LookupPlan } from "../../model/lookup.ts";
import { placeFromUri, uriFromPath } from "../../model/paths.ts";
import type { RequestOutcome, Session } from "../lsp/session.ts";
import { readRange } from "./diagnostics.ts";

export type LookupOptions = {
  readonly session: Session;
  readonly root: string;
  readonly plan: LookupPlan;
  readonly languageId: (path: string) => string;
  readonly text: (path: string) => string | undefined;
  readonly msMax: number;
};

const roundsMax = 5;
const targetsMax = 8;

/**
 * Runs the look-ups of a plan on a server: go to definition, at places of findings. The causes of findings need them. A
 * look-up that fails or times out has no targets; after the end of the server no further one runs.
 */
export async function lookUp(options: LookupOptions): Promise<readonly LookedUp[]> {
  const { session } = options;
  const uriOf = (path: string) => uriFromPath(`${options.root}/${path}`);
  return followPlan(options, {
    open: (path, text) => session.open({ uri: uriOf(path), languageId: options.languageId(path), text }),
    close: (path) => session.close(uriOf(path)),
    ask: async ({ path, position }) => {
      const answer = await definition(options, uriOf(path), position);
      if (answer.kind === "ended") return undefined;
      return answer.kind === "result" ? targetsOf(answer.result, options.root) : [];
    },
  });
}

export type Lookable = {
  readonly open: (path: string, text: string) => void;
  readonly close: (path: string) => void;
  /** Looks one up; undefined ends the plan. */
  readonly ask: (one: Lookup) => Promise<readonly Place[] | undefined>;
};

/**
 * Runs the look-ups of a plan in order, at most `roundsMax` rounds: the plan decides the next round from the answers so
 * far. The implementation is a parameter, because the cache runs the same plan on stored answers.
 */
export async function followPlan(
  { plan, text: textOf }: Pick<LookupOptions, "plan" | "text">,
  { open, close, ask }: Lookable,
): Promise<readonly LookedUp[]> {
  const found: LookedUp[] = [];
  const asked = new Set<string>();
  for (let round = 0; round < roundsMax; round += 1) {
    const next = plan(found).filter((one) => !asked.has(keyOf(one)));
    if (next.length === 0) break;
    for (const [path, lookups] of Map.groupBy(next, (one) => one.path)) {
      const text = textOf(path);
      if (text === undefined) continue;
      open(path, text);
      for (const one of lookups) {
        if (asked.has(keyOf(one))) continue;
        asked.add(keyOf(one));
        const targets = await ask(one);
        if (targets === undefined) return found;
        found.push({ ...one, targets });
      }
      close(path);
    }
  }
  return found;
}

/** Requests the definition of the name at a position of an open document, with the time limit of a look-up. */
function definition(
  { session, msMax }: LookupOptions,
  uri: string,
  position: Position,
): Promise<RequestOutcome> {
  const params: TextDocumentPositionParams = { textDocument: { uri }, position };
  return session.request(DefinitionRequest.method, params, msMax);
}

/**
 * Reads the targets of a definition: a Location, several of them, or LocationLinks. Targets outside of the tree are
 * left out, because no edit of the change can be there.
 */
function targetsOf(result: unknown, root: string): readonly Place[] {
  const locations = (Array.isArray(result) ? (result as unknown[]) : [result]).slice(0, targetsMax);
  return locations.flatMap((location): Place[] => {
    const uri = readMember<LocationLink>(location, "targetUri") ?? readMember<Location>(location, "uri");
    const range = readRange(
      readMember<LocationLink>(location, "targetSelectionRange") ?? readMember<Location>(location, "range"),
    );
    const place = typeof uri === "string" && range !== undefined ? placeFromUri(root, uri, range) : undefined;
    return place === undefined ? [] : [place];
  });
}

function keyOf({ path, position }: Lookup): string {
  return JSON.stringify([path, position.line, position.character]);
}
