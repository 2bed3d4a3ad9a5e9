/** Servers that nobody asks any more: each is ended once it was left alone for long enough. Looking at them is no use of them. */
import type { Cancel, Clock } from "../../platform/host.ts";

export type Idle<Key> = {
  /** It is asked from now on; what is given back says when that is over. One that is being asked is not idle, however long it takes. */
  readonly use: (key: Key) => Disposable;
  readonly forget: (key: Key) => void;
  readonly stop: () => void;
};

/** How often it is looked. */
export const idleCheckMs = 60_000;
/** How long a server is kept that is not asked. */
export const idleMsUsual = 600_000;

/** `end` is called once for each that was idle; it is forgotten then. */
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
