/** What a letter may leave open. */
export const placeholders = ["candidate", "job", "organization", "recruiter"] as const;
export type Fields = Record<(typeof placeholders)[number], string>;

/** Puts names in the place of {candidate} and the others, once: a name that looks like a placeholder stays as it is. */
export const fillIn = (text: string, fields: Fields) =>
  text.replace(/\{(candidate|job|organization|recruiter)\}/g, (_, name: keyof Fields) => fields[name]);
