import * as z from "zod";

/** A time that a record may have, else null. */
export const moment = z.iso
  .datetime({ offset: true })
  .nullish()
  .transform((value) => value ?? null);
