/** Ids of vendors with UUIDs; they end with the number that lists are ordered by. */
export const uuids = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

/** Derives the id of something that belongs to a record but has no id in the world. */
export const derivedId = (kind: number) => (id: string) =>
  id.replace("-8000-", `-8${String(kind).padStart(3, "0")}-`);
