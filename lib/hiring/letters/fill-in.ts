/** The placeholders a letter may have. */
export const placeholders = ["candidate", "job", "organization", "recruiter"] as const;
export type Fields = Record<(typeof placeholders)[number], string>;

/** Replaces {candidate} and the other placeholders, once: a name that looks like a placeholder stays as it is. */
export const fillIn = (text: string, fields: Fields) =>
  text.replace(/\{(candidate|job|organization|recruiter)\}/g, (_, name: keyof Fields) => fields[name]);
