/** Stops servers that have been unused for some time, to free their memory. Listing servers does not count as use. */
import type { Cancel, Clock } from "../../platform/host.ts";

export type Idle<Key> = {
  /**
   * Marks a server as used until the returned value is disposed. A busy server is never idle, however long a query
   * takes.
   */
  readonly use: (key: Key) => Disposable;
  readonly forget: (key: Key) => void;
  readonly stop: () => void;
};

/** Interval between checks for idle servers. */
export const idleCheckMs = 60_000;
/** Default time after which an unused server is stopped. */
export const idleMsUsual = 600_000;

/**
 * Creates the timer that finds unused servers; it runs only while there is a server. `idleMsMax` null: no server is
 * ever idle. `end` is called once for each idle server, which is then forgotten.
 */
export function createIdle<Key>(clock: Clock, idleMsMax: number | null, end: (key: Key) => void): Idle<Key> {
  const used = new Map<Key, { uses: number; since: number }>();
  let cancel: Cancel | undefined;
  const look = (): void => {
    cancel = undefined;
    for (const [key, { uses, since }] of used) {
      if (uses > 0 || idleMsMax === null || clock.now() - since < idleMsMax) continue;
      used.delete(key);
      end(key);
    }
    wait();
  };
  const wait = (): void => {
    if (cancel === undefined && used.size > 0 && idleMsMax !== null) cancel = clock.after(idleCheckMs, look);
  };
  return {
    use: (key) => {
      const one = used.get(key) ?? { uses: 0, since: 0 };
      used.set(key, one);
      one.uses += 1;
      wait();
      return {
        [Symbol.dispose]: () => {
          one.uses -= 1;
          one.since = clock.now();
        },
      };
    },
    forget: (key) => void used.delete(key),
    stop: () => {
      cancel?.();
      used.clear();
    },
  };
}
