/** One word of a line that is pasted into a shell: whatever it holds, it stays one argument. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
