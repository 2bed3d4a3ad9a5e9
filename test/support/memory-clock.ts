/** Time for a conversation in memory: it passes only when nothing else happens, so nobody waits for it. */
import type { Clock } from "../../src/platform/host.ts";
import type { Transport } from "../../src/session/wire/transport.ts";

/** Turns of the event loop without a message after which the earliest timer is due. */
const idleTurnsMax = 32;

export type IdleClock = Clock & {
  /** The same transport; every message on it is something that happens. */
  readonly watch: (transport: Transport) => Transport;
};

export function idleClock(): IdleClock {
  const timers = new Map<number, { readonly due: number; readonly fire: () => void }>();
  let nextKey = 0;
  let now = 0;
  let idleTurns = 0;
  let isRunning = false;
  const wake = () => {
    idleTurns = 0;
    if (isRunning) return;
    isRunning = true;
    setImmediate(turn);
  };
  const turn = () => {
    isRunning = false;
    if (timers.size === 0) return;
    idleTurns += 1;
    if (idleTurns > idleTurnsMax) {
      idleTurns = 0;
      const [key, timer] = [...timers].reduce((a, b) => (b[1].due < a[1].due ? b : a));
      timers.delete(key);
      now = Math.max(now, timer.due);
      timer.fire();
    }
    if (isRunning) return;
    isRunning = true;
    setImmediate(turn);
  };
  return {
    now: () => now,
    after: (ms, fire) => {
      const key = nextKey;
      nextKey += 1;
      timers.set(key, { due: now + ms, fire });
      wake();
      return () => void timers.delete(key);
    },
    watch: (transport) => ({
      ...transport,
      listen: (onMessage, onEnd) =>
        transport.listen((message) => {
          wake();
          onMessage(message);
        }, onEnd),
      send: (message) => {
        wake();
        transport.send(message);
      },
    }),
  };
}
