/** A message to one person, in both forms a mail program may show. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Stays the same when a message is sent again, so that mail programs can show it once. */
  key: string;
  /** Where a mail program can end mail of this kind with one POST (RFC 8058). */
  unsubscribe?: string;
  /** The sender's name, used with the service's own address; by default the service's name. */
  fromName?: string;
  /** Where replies go; null for the service's own address. */
  replyTo?: string | null;
  /** Message-IDs of the mails it answers, oldest first (RFC 5322, References). */
  references?: string[];
  /** A person wrote it for this reader: programs that answer for somebody who is away may answer. */
  byPerson?: boolean;
};

/** With an error of sending: the server had the whole message but never answered, so it may have been delivered. */
export type Unanswered = { maybeSent?: boolean };
