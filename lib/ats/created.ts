import * as z from "zod";

const Moment = z.iso.datetime({ offset: true });

/** When the entries of a list came into being, by a field that each may have. */
export function createdOf(list: unknown, field: string): string[] {
  if (!Array.isArray(list)) return [];
  return (list as (Record<string, unknown> | null)[]).flatMap((entry) => {
    const { data } = Moment.safeParse(entry?.[field]);
    return data === undefined ? [] : [data];
  });
}
