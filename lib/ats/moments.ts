import * as z from "zod";

const Timestamp = z.iso.datetime({ offset: true });

/** A time that a record may have, else null. */
export const moment = Timestamp.nullish().transform((value) => value ?? null);

/** The creation times of a list's entries, from a field that each may have. */
export function createdOf(list: unknown, field: string): string[] {
  if (!Array.isArray(list)) return [];
  return (list as (Record<string, unknown> | null)[]).flatMap((entry) => {
    const { data } = Timestamp.safeParse(entry?.[field]);
    return data === undefined ? [] : [data];
  });
}
