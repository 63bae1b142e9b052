import * as z from "zod";
import { say } from "@/lib/say";
import { AtsFailure } from "./failure";
import { shaped } from "./http";

/** An entry of a list: the ATS's id, empty if it has none, and why it is left out; null when it is understood. */
export type Entry = { externalId: string; problem: string | null };

export type Rows<T> = { items: T[]; entries: Entry[] };

/** A detail that a record may lack or have in another shape: it is then null, and the record is read without it. */
export const detail = <T extends z.ZodType>(model: T) => model.nullish().catch(null);

/** The entries of a list inside a record; those in another shape are left out. */
export const details = <T>(model: z.ZodType<T>) =>
  z
    .unknown()
    .optional()
    .transform((list): T[] =>
      Array.isArray(list)
        ? list.flatMap((entry) => {
            const read = model.safeParse(entry);
            return read.success ? [read.data] : [];
          })
        : [],
    );

/** Reads every row of a list that can be understood, so that none stops the others. Throws malformed without a list. */
export function readRows<T extends z.ZodType>(model: T, list: unknown): Rows<z.output<T>> {
  const items: z.output<T>[] = [];
  const entries = shaped(z.array(z.unknown()), list).map((row): Entry => {
    const read = model.safeParse(row);
    if (read.success) items.push(read.data);
    return { externalId: idOf(row), problem: read.success ? null : problemOf(read.error, row) };
  });
  return { items, entries };
}

/** In a model's transform: the record cannot be understood for this field. */
export function odd(ctx: z.RefinementCtx, ...path: string[]): never {
  ctx.addIssue({ code: "custom", path });
  return z.NEVER;
}

/** The only row of a list of one; null when there is none. Throws malformed when it cannot be understood. */
export function onlyRow<T>({ items, entries }: Rows<T>): T | null {
  const problem = entries[0]?.problem;
  if (problem) throw new AtsFailure("malformed", problem);
  return items[0] ?? null;
}

const Named = z.object({
  id: z.union([z.string(), z.number()]).nullish().catch(null),
  shortcode: z.string().nullish().catch(null),
});

function idOf(row: unknown): string {
  const { shortcode, id } = Named.safeParse(row).data ?? {};
  return String(shortcode ?? id ?? "").slice(0, 100);
}

/** Where a row differs from what is documented. Never quotes it. */
export function problemOf({ issues }: z.ZodError, row: unknown): string {
  const path = issues[0]?.path ?? [];
  const where = path.join(".");
  const value = path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null)?.[key], row);
  return value === undefined || value === null
    ? say("“{where}” is missing.", { where })
    : say("“{where}” is not as documented.", { where });
}

/** A few odd rows are left out; a shape that most rows of a list share is the ATS's, and stops the reading. */
export function requireUnderstood(entries: Entry[], { leftOut, listed, fewest }: Understood) {
  const problems = entries.flatMap(({ problem }) => problem ?? []);
  if (problems.length < fewest || (leftOut + problems.length) * 2 <= listed + entries.length) return;
  throw new AtsFailure(
    "malformed",
    say("Most records of a list cannot be understood: {problem}", { problem: problems[0]! }),
  );
}

/** What was left out and listed before these entries, and how many must be odd to stop the reading. */
type Understood = { leftOut: number; listed: number; fewest: number };
