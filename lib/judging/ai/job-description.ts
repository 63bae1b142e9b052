import * as z from "zod";
import { Line } from "@/lib/visible-line";

/** A job description in fields: typed, or structured by a model or the embedded evaluator. */
export const JobDescription = z.object({
  title: Line(160).min(2),
  department: Line(120).nullable().default(null),
  location: Line(160).nullable().default(null),
  employmentType: z
    .enum(["full_time", "part_time", "contract", "temporary", "internship"])
    .nullable()
    .default(null),
  /** When the job starts, as the text puts it. */
  start: Line(120).nullable().default(null),
  description: z.string().trim().min(20).max(60_000).describe("The whole description as plain text."),
});
export type JobDescription = z.infer<typeof JobDescription>;
