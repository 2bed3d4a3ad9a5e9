/** The text with each of these replaced everywhere. One that is not there is a mistake in the case. */
export function edited(text: string, ...pairs: readonly (readonly [from: string, to: string])[]): string {
  return pairs.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`"${from}" is not in:\n${changed}`);
    return changed.replaceAll(from, () => to);
  }, text);
}
