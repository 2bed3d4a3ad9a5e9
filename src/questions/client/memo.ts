/** Sends equal queries once: while one is in progress, and as long as its answer is kept. Limited by bytes. */

import { canonical } from "../../model/json.ts";
import type { Bundle } from "../bundle/bundle.ts";

/**
 * Limit on all kept answers. They are bytes, because parsed values and concatenated strings take ten times as much
 * memory. The oldest are dropped first.
 */
const keptBytesMax = 8 * 1_048_576;

export type Memo = (key: string, ask: () => Promise<Bundle>, signal: AbortSignal) => Promise<Bundle>;

/**
 * Creates the store of answers of one batch: equal queries share one request to the server. Failures and stale answers
 * are not kept, because a repeated query may succeed.
 */
export function createMemo(memo: "kept" | "off"): Memo {
  const underWay = new Map<string, Promise<Bundle>>();
  const kept = new Map<string, { readonly text: Buffer; readonly bytes: number }>();
  let bytes = 0;
  const keep = (key: string, bundle: Bundle): void => {
    // A failed or partial answer may succeed the next time. A stale answer is already out of date.
    if (bundle.status !== "ok" || bundle.meta.stale) return;
    const text = Buffer.from(canonical(bundle));
    const size = text.length + Buffer.byteLength(key);
    kept.set(key, { text, bytes: size });
    bytes += size;
    for (const [oldest, one] of kept) {
      if (bytes <= keptBytesMax) break;
      kept.delete(oldest);
      bytes -= one.bytes;
    }
  };
  const hit = (bundle: Bundle): Bundle => ({ ...bundle, meta: { ...bundle.meta, cache: "hit" } });
  return async (key, ask, signal) => {
    if (memo === "off") return ask();
    for (;;) {
      if (signal.aborted) return ask();
      const known = kept.get(key)?.text;
      if (known !== undefined) return hit(JSON.parse(known.toString()) as Bundle);
      const flight = underWay.get(key);
      if (flight === undefined) break;
      const shared = await flight;
      // The line that sent the query was cancelled, but this line still needs an answer.
      if (shared.meta.exit_code !== cancelledExitCode) return "error" in shared ? shared : hit(shared);
    }
    const asked = ask();
    underWay.set(key, asked);
    try {
      const bundle = await asked;
      keep(key, bundle);
      return bundle;
    } finally {
      underWay.delete(key);
    }
  };
}

const cancelledExitCode = 73;
