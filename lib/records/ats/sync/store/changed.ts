type Kept = { atsUpdatedAt: Date | null; atsRemovedAt: Date | null };

/**
 * Whether the ATS's record must be written: not when it is older than the stored one (answers may arrive out of
 * order), and not when nothing differs.
 */
export const toWrite = (row: Kept, updatedAt: string | null, wanted: Record<string, unknown>) =>
  !isOlder(row, updatedAt) && isChanged(row, wanted);

export const isOlder = ({ atsUpdatedAt }: Kept, updatedAt: string | null) =>
  updatedAt !== null && atsUpdatedAt !== null && Date.parse(updatedAt) < atsUpdatedAt.getTime();

export const isChanged = (row: Kept, wanted: Record<string, unknown>) =>
  row.atsRemovedAt !== null ||
  Object.entries(wanted).some(([key, value]) => !same((row as Record<string, unknown>)[key], value));

/** JSON columns keep the order of their keys. */
const same = (a: unknown, b: unknown) =>
  a instanceof Date && b instanceof Date
    ? a.getTime() === b.getTime()
    : a === b || (Array.isArray(a) && JSON.stringify(a) === JSON.stringify(b));

export const moment = (iso: string | null) => (iso === null ? null : new Date(iso));
