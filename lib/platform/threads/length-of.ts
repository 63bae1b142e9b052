/** The characters of all strings in a value. */
export function lengthOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  let length = 0;
  for (const each of Object.values(value)) length += lengthOf(each);
  return length;
}
