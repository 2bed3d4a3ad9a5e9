/** Three digits that count: -1.005530007326 is -1.01, 0.944699926743 is 0.945; 1234 stays what it is. */
export function threeDigits(value: number): string {
  if (Math.abs(value) >= 1_000) return String(Math.round(value));
  const rounded = Number(value.toPrecision(3));
  // What is nothing in three decimals is nothing to a person.
  return String(Math.abs(rounded) < 0.0005 ? 0 : rounded);
}
