import { sentence } from "@/lib/say";
import * as z from "zod";

/** A file's name as a person gave it: kept for showing, never for finding or typing a file. */
export const FileName = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .transform((name) =>
    name
      // Control characters and bidirectional overrides can make a name look like another.
      .replace(/[\p{Cc}\p{Cf}]/gu, "")
      .replace(/[\\/]/g, "_")
      .trim(),
  )
  .pipe(z.string().min(1, sentence("needs a name that can be shown")));
