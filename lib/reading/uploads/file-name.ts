import { Line } from "@/lib/visible-line";
import { sentence } from "@/lib/say";

/** A file's name as a person gave it: only for display, never for locating a file or deciding its type. */
export const FileName = Line(200)
  .overwrite((name) => name.replace(/[\\/]/g, "_"))
  .min(1, sentence("needs a printable name"));
