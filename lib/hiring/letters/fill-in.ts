/** The placeholders a letter may have. */
export const placeholders = ["candidate", "job", "organization", "recruiter", "calendar"] as const;
/** The value of each; empty where there is none: no job, or no link to a calendar. */
export type Fields = Record<(typeof placeholders)[number], string>;

const placeholder = /\{(candidate|job|organization|recruiter|calendar)\}/g;

/** Replaces {candidate} and the other placeholders, once: a name that looks like a placeholder stays as it is. */
export const fillIn = (text: string, fields: Fields) =>
  text.replace(placeholder, (_, name: keyof Fields) => fields[name]);

/** What a letter names and there is none of: a job or the writer's calendar; null when nothing is missing. */
export const lacking = (
  { subject, text }: { subject: string; text: string },
  fields: Pick<Fields, "job" | "calendar">,
) =>
  (["job", "calendar"] as const).find(
    (name) => !fields[name] && `${subject} ${text}`.includes(`{${name}}`),
  ) ?? null;
