import { sentence } from "@/lib/say";
import * as z from "zod";

/** A file's name as a person gave it: only for display, never for locating a file or deciding its type. */
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
  .pipe(z.string().min(1, sentence("needs a printable name")));
