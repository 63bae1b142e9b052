/** The value of {candidate} in a letter: the name from their documents, on one line. */
export const addressedAs = ({ fullName }: { fullName: string | null }) =>
  fullName?.replace(/\s+/g, " ").trim().slice(0, 120) || "applicant";
