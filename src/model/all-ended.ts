/**
 * Returns all results like Promise.all, but rejects only after the last promise has ended. Each promise owns processes
 * and files, and a caller must not remove these while another promise still uses them.
 */
export async function allEnded<T extends readonly unknown[] | []>(
  promises: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}
