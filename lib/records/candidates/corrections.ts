import * as z from "zod";
import { sentence } from "@/lib/say";

/** The fields a recruiter can correct. */
export const correctable = ["fullName", "email", "phone", "location"] as const;
type Field = (typeof correctable)[number];

/** The names of the fields in sentences. */
export const fieldWords = {
  fullName: sentence("name"),
  email: sentence("e-mail address"),
  phone: sentence("phone number"),
  location: sentence("location"),
};

const Correction = z.object({
  /** The value before the first correction: for a candidate from an ATS, the ATS's value. */
  from: z.string().nullable(),
  /** The member who changed it last, and when (ISO 8601). */
  by: z.uuid(),
  at: z.string(),
});

/** The fields that recruiters corrected; a field that was changed back is not included. */
export const Corrections = z.partialRecord(z.enum(correctable), Correction);
export type Corrections = z.output<typeof Corrections>;

/** Parses the stored corrections; `stored` is null for a person without any. */
export const readCorrections = (stored: unknown): Corrections => Corrections.parse(stored ?? {});

type IncomingFields = { [field in Field]?: string | null };

/**
 * Merges a person's incoming ATS values with corrections. A value the ATS had when a recruiter corrected it is
 * dropped, so the correction stays. A new value from the ATS is written, and ends the correction.
 *
 * @returns the values to write, and the corrections that remain
 */
export function mergeCorrections<T extends IncomingFields>(corrections: Corrections, incoming: T) {
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
