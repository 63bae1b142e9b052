type Kept = { atsUpdatedAt: Date | null; atsRemovedAt: Date | null };

/**
 * Whether the ATS's record must be written: not when it is older than the stored one (answers may arrive out of
 * order), and not when nothing differs.
 */
export function toWrite(row: Kept, updatedAt: string | null, wanted: Record<string, unknown>): boolean {
  if (updatedAt && row.atsUpdatedAt && Date.parse(updatedAt) < row.atsUpdatedAt.getTime()) return false;
  return (
    row.atsRemovedAt !== null ||
    Object.entries(wanted).some(([key, value]) => (row as Record<string, unknown>)[key] !== value)
  );
}

export const moment = (iso: string | null) => (iso === null ? null : new Date(iso));
