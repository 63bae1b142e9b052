/**
 * Removes from all texts in a value what PostgreSQL rejects in JSON: NUL, which models write in place of letters, and
 * half of a character of two, which remains where a text was cut.
 */
export function storable<T>(value: T): T {
  if (typeof value === "string") return value.replace(/\0|\p{Surrogate}/gu, "") as T;
  if (Array.isArray(value)) return value.map((item: unknown) => storable(item)) as T;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, storable(item)])) as T;
}
