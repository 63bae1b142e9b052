/** A message to one person, in both forms a mail program may show. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for the same message sent again, so that mail programs can show it once. */
  key: string;
  /** Where a mail program can end mail of this kind with one POST (RFC 8058). */
  unsubscribe?: string;
  /** As whom it is sent, from the service's own address; the service's own name without. */
  fromName?: string;
  /** Where answers go; null for the service's own address. */
  replyTo?: string | null;
};
