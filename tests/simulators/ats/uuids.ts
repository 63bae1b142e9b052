/** Ids as vendors with UUIDs have them; the numbers that their lists are ordered by stand at the end. */
export const uuids = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

/** The id of something that belongs to a record and has none in the world. */
export const kin = (kind: number) => (id: string) =>
  id.replace("-8000-", `-8${String(kind).padStart(3, "0")}-`);
