import * as z from "zod";

/** The custom fields of a person in the ATS, in its order: shown and searched, never judged. */
export const AtsFields = z.array(z.object({ name: z.string(), value: z.string() }));
export type AtsFields = z.output<typeof AtsFields>;

/** Parses the stored fields; null for a person without any. */
export const readAtsFields = (stored: unknown): AtsFields => AtsFields.parse(stored ?? []);
