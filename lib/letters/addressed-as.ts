/** What stands in a letter for {candidate}: their name as documents say it, on one line. */
export const addressedAs = ({ fullName }: { fullName: string | null }) =>
  fullName?.replace(/\s+/g, " ").trim().slice(0, 120) || "applicant";
