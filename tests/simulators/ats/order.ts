/** How a list goes through its records. None is documented; Greenhouse is said to go from the newest to the oldest. */
export type Order = "rising" | "falling" | "shuffled";

/** Where a record stands in its list, by the number its id ends with. */
export function rankOf(order: Order, id: string | number): number {
  const n = Number(String(id).split("-").at(-1));
  if (order === "shuffled") return Math.imul(n, 2_654_435_761) >>> 0;
  return order === "rising" ? n : -n;
}

/** Records as their list has them. */
export function inOrder<T extends { id: string | number }>(order: Order, records: Iterable<T>): T[] {
  return [...records]
    .map((record) => ({ record, rank: rankOf(order, record.id) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ record }) => record);
}
