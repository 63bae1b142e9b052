type Kept = { atsUpdatedAt: Date | null; atsRemovedAt: Date | null };

/**
 * Whether what the ATS says is to be written: not when it is an older answer than the one kept (answers overtake each
 * other), and not when nothing is different.
 */
export function toWrite(kept: Kept, updatedAt: string | null, wanted: Record<string, unknown>): boolean {
  if (updatedAt && kept.atsUpdatedAt && Date.parse(updatedAt) < kept.atsUpdatedAt.getTime()) return false;
  return (
    kept.atsRemovedAt !== null ||
    Object.entries(wanted).some(([key, value]) => (kept as Record<string, unknown>)[key] !== value)
  );
}

export const moment = (iso: string | null) => (iso === null ? null : new Date(iso));
