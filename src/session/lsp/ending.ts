/** End of a session: the first reason for it, with listeners. */
import type { TransportEnd } from "../wire/transport.ts";

export type SessionEnd = TransportEnd | { readonly kind: "misbehaved"; readonly detail: string };

export type Ending = {
  readonly end: () => SessionEnd | undefined;
  /** Ends the session; the first end wins. */
  readonly fire: (end: SessionEnd) => void;
  readonly onEnd: (listener: (end: SessionEnd) => void) => () => void;
};

export function createEnding(): Ending {
  let known: SessionEnd | undefined;
  const listeners = new Set<(end: SessionEnd) => void>();
  return {
    end: () => known,
    fire: (end) => {
      if (known !== undefined) return;
      known = end;
      for (const listener of [...listeners]) listener(end);
    },
    onEnd: (listener) => {
      if (known !== undefined) listener(known);
      else listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
