/**
 * Runs one step per turn of the event loop. So all promises that one message starts finish before the next message
 * comes, and a session depends only on the order of the messages, not on the chunks in which they arrived.
 */

/**
 * Calls `step` once in a later turn after each `wake`, and continues as long as it returns true. Live and replayed
 * transports both deliver messages this way.
 */
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
