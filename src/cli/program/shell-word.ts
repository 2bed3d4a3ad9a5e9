/** Quotes one word of a line that is pasted into a shell: whatever it contains, it remains one argument. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
