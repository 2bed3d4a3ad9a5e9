/**
 * Runs one step per turn of the event loop: everything that a consumer's promises do about one message is done before
 * it sees the next. So a session depends on the order of the messages and not on how they arrived.
 */

/** Calls `step` once in a later turn after each `wake`, and continues for as long as it returns true. */
export function createTurns(step: () => boolean): { readonly wake: () => void } {
  let isAwake = false;
  const wake = () => {
    if (isAwake) return;
    isAwake = true;
    setImmediate(turn);
  };
  const turn = () => {
    isAwake = false;
    if (step()) wake();
  };
  return { wake };
}
