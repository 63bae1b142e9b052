type Kept = { atsUpdatedAt: Date | null; atsRemovedAt: Date | null };

/**
 * Whether what the ATS says is to be written: not when it is an older answer than the one kept (answers overtake each
 * other), and not when nothing is different.
 */
export function toWrite(row: Kept, updatedAt: string | null, wanted: Record<string, unknown>): boolean {
  if (updatedAt && row.atsUpdatedAt && Date.parse(updatedAt) < row.atsUpdatedAt.getTime()) return false;
  return (
    row.atsRemovedAt !== null ||
    Object.entries(wanted).some(([key, value]) => (row as Record<string, unknown>)[key] !== value)
  );
}

export const moment = (iso: string | null) => (iso === null ? null : new Date(iso));
