import * as z from "zod";

/** What a recruiter can change of a person. */
export const correctable = ["fullName", "email", "phone"] as const;
type Field = (typeof correctable)[number];

const Correction = z.object({
  /** What stood there before the first change: where an ATS keeps the person, what it says. */
  from: z.string().nullable(),
  /** The member who changed it last, and when (ISO 8601). */
  by: z.uuid(),
  at: z.string(),
});

/** The fields that recruiters changed; a field that was changed back is not among them. */
export const Corrections = z.partialRecord(z.enum(correctable), Correction);
export type Corrections = z.output<typeof Corrections>;

/** As they are stored; null for a person of whom nothing was changed. */
export const readCorrections = (stored: unknown): Corrections => Corrections.parse(stored ?? {});

type Said = { [field in Field]?: string | null };

/**
 * What an ATS says of a person, without what it said already when a recruiter changed it: that stays changed. Where it
 * says something new, its word counts again, and the correction is over.
 *
 * @returns what to write, and the corrections that still stand
 */
export function besides<T extends Said>(corrections: Corrections, incoming: T) {
  const write: T = { ...incoming };
  const standing = { ...corrections };
  for (const field of correctable) {
    const correction = corrections[field];
    if (!correction || incoming[field] === undefined) continue;
    if (incoming[field] === correction.from) delete write[field];
    else delete standing[field];
  }
  return { write, standing };
}
