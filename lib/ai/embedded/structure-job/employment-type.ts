import { worded } from "@/lib/language/worded";
import { fold } from "@/lib/language/fold";
import type { JobDescription } from "../../job-description";

type EmploymentType = NonNullable<JobDescription["employmentType"]>;

/** The more particular kinds come first: a full-time internship is an internship. */
const kinds = (["internship", "contract", "temporary", "part_time", "full_time"] as const).map(
  (kind): [EmploymentType, RegExp] => [kind, worded(`{employment.${kind}}`)],
);
const permanent = worded("{permanent}");

/** The one kind of employment a text names; null when it names none, or full time and part time to choose from. */
export function employmentTypeIn(text: string): EmploymentType | null {
  const low = fold(text);
  const found = kinds.filter(([, pattern]) => pattern.test(low)).map(([kind]) => kind);
  return found.includes("part_time") && found.includes("full_time")
    ? null
    : (found[0] ?? (permanent.test(low) ? "full_time" : null));
}
