/**
 * Limits concurrent queries: several at a time, or one that needs the server for itself. They start in the order of
 * arrival.
 */

export type Gate = <Result>(isAlone: boolean, work: () => Promise<Result>) => Promise<Result>;

export function createGate(togetherMax: number): Gate {
  let active = 0;
  let isAloneInside = false;
  const waiting: { readonly isAlone: boolean; readonly start: () => void }[] = [];
  const next = (): void => {
    for (let first = waiting[0]; first !== undefined; first = waiting[0]) {
      const isFree = first.isAlone ? active === 0 : !isAloneInside && active < togetherMax;
      if (!isFree) return;
      waiting.shift();
      active += 1;
      isAloneInside = first.isAlone;
      first.start();
    }
  };
  return async (isAlone, work) => {
    await new Promise<void>((start) => {
      waiting.push({ isAlone, start });
      next();
    });
    try {
      return await work();
    } finally {
      active -= 1;
      if (isAlone) isAloneInside = false;
      next();
    }
  };
}
