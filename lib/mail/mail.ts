/** A message to one person, in both forms a mail program may show. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for the same message sent again, so that mail programs can show it once. */
  key: string;
};
