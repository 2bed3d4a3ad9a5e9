/** What probes cost in one recorded run: how long its sessions took until the first probe and to the end. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { traceName } from "../../src/model/sessions.ts";
import { isProbesFollow, type TraceEntry } from "../../src/session/trace/format.ts";

/** Both sides' sessions with probes : without, over all roots that were asked; null where nothing was probed. */
export function probesCost(
  traces: string,
  servers: readonly { readonly id: string; readonly root: string; readonly skipped?: unknown }[],
): number | null {
  const times = servers
    .map(({ id, root }) => ({
      head: join(traces, traceName(id, root, "head")),
      base: join(traces, traceName(id, root, "base")),
    }))
    .filter(({ head, base }) => existsSync(head) && existsSync(base))
    .map(({ head, base }) => ({ head: timesIn(head), base: timesIn(base) }));
  const sum = (pick: (one: (typeof times)[number]) => number) =>
    times.reduce((total, one) => total + pick(one), 0);
  const whole = sum(({ head, base }) => Math.max(head.end, base.end));
  const probing = sum(({ head, base }) => Math.max(head.probing, base.probing));
  return probing === 0 ? null : whole / (whole - probing);
}

/** In microseconds since the start of the session. */
function timesIn(file: string): { readonly end: number; readonly probing: number } {
  const entries = readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as TraceEntry);
  const end = entries.findLast(({ k }) => k === "frame")?.t ?? 0;
  const follow = entries.findIndex(isProbesFollow);
  // Not from the last answer on: until then the session may have waited for the other side.
  const from = entries[follow]?.t;
  const methodOf = ({ m }: TraceEntry) => (m as { readonly method?: string } | null)?.method;
  const to = entries.find((one) => one.d === ">" && methodOf(one) === "shutdown")?.t ?? end;
  return { end, probing: from === undefined ? 0 : to - from };
}
