/**
 * Measures the phases of a run, for `run.json` and for the progress on standard error. The numbers show where a slow
 * run spends its time.
 */
import { compact } from "../model/compact.ts";
import type { ProgressEvent } from "../model/progress.ts";
import type { ProcessChoice, RunFacts } from "../model/run-facts.ts";
import type { Host } from "../platform/host.ts";

/** Receiver of the events of a run. `end` returns all measurements. */
export type Phases = {
  readonly next: (name: string) => void;
  readonly idle: (session: string, ms: number) => void;
  /** Reports the start of a session; `answered` the answer to the last of its files. */
  readonly begun: (session: string) => void;
  readonly answered: (session: string) => void;
  /** Reports whether the passes over both sides of a root share one process, and why. */
  readonly shared: (unit: string, choice: ProcessChoice) => void;
  /** Reports that a server ended before its shutdown. */
  readonly crashed: (session: string, stderr: string) => void;
  readonly end: () => RunFacts;
};

/**
 * Creates the receiver. It measures wall time and processor time of each phase, and the time until the last answer of
 * each session.
 */
export function createPhases(
  host: Pick<Host, "clock" | "usage" | "platform" | "arch">,
  progress: (event: ProgressEvent) => void,
): Phases {
  const done: { name: string; ms: number; cpuMs: number }[] = [];
  const idle = new Map<string, number>();
  const begun = new Map<string, number>();
  const sessions = new Map<string, { readonly ms: number }>();
  const ended: { session: string; stderr: string }[] = [];
  const processes = new Map<string, ProcessChoice>();
  let current: { readonly name: string; readonly since: number; readonly cpuMs: number } | undefined;
  const finish = () => {
    if (current === undefined) return;
    const { name, since, cpuMs } = current;
    done.push({
      name,
      ms: Math.round(host.clock.now() - since),
      cpuMs: Math.round(host.usage().cpuMs - cpuMs),
    });
    current = undefined;
  };
  return {
    next: (name) => {
      finish();
      current = { name, since: host.clock.now(), cpuMs: host.usage().cpuMs };
      progress({ kind: "phase", text: name });
    },
    idle: (session, ms) => idle.set(session, Math.round(ms)),
    begun: (session) => begun.set(session, host.clock.now()),
    answered: (session) => {
      const since = begun.get(session);
      if (since !== undefined) sessions.set(session, { ms: Math.round(host.clock.now() - since) });
    },
    shared: (unit, choice) => processes.set(unit, choice),
    crashed: (session, stderr) => void ended.push({ session, stderr }),
    end: () => {
      finish();
      return {
        phases: done,
        serverIdleMs: Object.fromEntries(idle),
        ...compact({
          sessions: sessions.size === 0 ? undefined : Object.fromEntries(sessions),
          processes: processes.size === 0 ? undefined : Object.fromEntries(processes),
        }),
        peakBytes: host.usage().peakBytes,
        platform: { os: host.platform, arch: host.arch },
        ...compact({ ended: ended.length === 0 ? undefined : ended }),
      };
    },
  };
}
