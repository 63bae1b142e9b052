/** The order of a list's records. No vendor specifies it; Greenhouse is said to list the newest first. */
export type Order = "rising" | "falling" | "shuffled";

/** A record's position in its list, from the number its id ends with. */
export function rankOf(order: Order, id: string | number): number {
  const n = Number(String(id).split("-").at(-1));
  if (order === "shuffled") return Math.imul(n, 2_654_435_761) >>> 0;
  return order === "rising" ? n : -n;
}

/** Records in the order of their list. */
export function inOrder<T extends { id: string | number }>(order: Order, records: Iterable<T>): T[] {
  return [...records]
    .map((record) => ({ record, rank: rankOf(order, record.id) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ record }) => record);
}
