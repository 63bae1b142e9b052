import type { Access } from "./access";
import type {
  AtsApplication,
  AtsAttachment,
  AtsRecords,
  AtsStage,
  Changeable,
  Fetchable,
  Resource,
} from "./records";
import type { ReadOne } from "./read-one";
import type { Entry } from "./read-rows";

/** Where to continue reading: `since` is the watermark of the last finished reading, null to read everything. */
export type ListPosition = { since: string | null; next: string | null };

export type Page<R extends Resource> = {
  records: AtsRecords[R][];
  /** What the page listed, including what yields no record or is left out. `total` counts entries, too. */
  entries: Entry[];
  /** Null on the last page. */
  next: string | null;
  /** The number of entries in the whole list, when the ATS gives it. */
  total?: number | null;
  /** The `since` for the next reading when the ATS gives one; without it, the time this reading began is used. */
  watermark?: string | null;
};

/**
 * One account at one ATS. Every method throws only AtsFailure. Writes are sent once: the caller decides whether to
 * retry, after reading the record again.
 */
export type Connector = {
  /** Returns what the credentials allow. Throws unauthorized when the ATS rejects them. */
  check(): Promise<Access[]>;
  /** `readOne` asks for what single entries of the list lack. */
  list<R extends Resource>(resource: R, place: ListPosition, readOne?: ReadOne): Promise<Page<R>>;
  /** The record as it is now; null when the ATS does not have it. */
  one<R extends Fetchable>(resource: R, externalId: string): Promise<AtsRecords[R] | null>;
  /** The answers of an application, for lists that omit them. Null when the ATS does not have the application. */
  answersOf?(application: AtsApplication): Promise<AtsApplication["answers"]>;
  /** The stages of one job, as they are now. */
  stagesOf(jobExternalId: string): Promise<AtsStage[]>;
  /** Subscribes an address to webhooks, where the vendor's API allows it. Safe to repeat. */
  subscribe?(address: string): Promise<void>;
  /** Removes the webhook subscriptions of an address. */
  unsubscribe?(address: string): Promise<void>;
  file(attachment: AtsAttachment, limit: number): Promise<Uint8Array>;
  /** Rejects without requesting an e-mail; the ATS's own automation may still send one. */
  reject(application: AtsApplication, reasonExternalId: string | null): Promise<void>;
  /** Undoes a rejection or a withdrawal; only where the vendor's capabilities include it. */
  reopen?(application: AtsApplication): Promise<void>;
  move(application: AtsApplication, stage: Pick<AtsStage, "externalId" | "name">): Promise<void>;
  note(application: AtsApplication, text: string): Promise<void>;
  /** Whether a note of the candidate contains the marker, written at `since` or later. */
  hasNote(application: AtsApplication, marker: string, since: Date): Promise<boolean>;
};

/** A record that a webhook call is about. The signature of the call has been verified. */
export type Notice = {
  /** SHA-256 of the signed content only: anyone who has seen a call can replay it with other headers. */
  eventKey: string;
  resource: Changeable;
  externalId: string;
};
