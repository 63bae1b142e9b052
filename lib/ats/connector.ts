import type {
  AtsApplication,
  AtsAttachment,
  AtsRecords,
  AtsStage,
  Changeable,
  Fetchable,
  Resource,
} from "./records";

/** Where to go on reading: `since` is what the last finished reading gave, null for everything. */
export type Place = { since: string | null; next: string | null };

export type Page<R extends Resource> = {
  records: AtsRecords[R][];
  /** How many entries the page had, those included that make no record. `total` counts the same. */
  listed: number;
  /** When they came into being, in the order of the list, where the ATS tells. */
  created: string[];
  /** How many entries other lists have because of these. */
  implies: Partial<Record<Resource, number>>;
  /** Null on the last page. */
  next: string | null;
  /** How many there are in all, when the ATS says so. */
  total: number | null;
  /** For `since` of the next reading, when the ATS gives its own; otherwise it is the time this reading began. */
  watermark: string | null;
};

/** One thing the credentials may allow, and what does not work without it. */
export type Access = {
  id: string;
  label: string;
  state: "granted" | "missing" | "unknown";
  /** What is off while it is missing. */
  disables: string;
  required: boolean;
};

/**
 * One account at one ATS. Every method throws AtsFailure and nothing else. Writes are sent once: whether to send again
 * is for the caller, who reads back first.
 */
export type Connector = {
  /** What the credentials allow. Throws unauthorized when they are not accepted at all. */
  check(): Promise<Access[]>;
  list<R extends Resource>(resource: R, place: Place): Promise<Page<R>>;
  /** The record as it is now; null when the ATS does not have it. */
  one<R extends Fetchable>(resource: R, externalId: string): Promise<AtsRecords[R] | null>;
  /** What was answered with an application, where its list does not tell. Null when the ATS does not have it. */
  answersOf?(application: AtsApplication): Promise<AtsApplication["answers"]>;
  /** The stages of one job, as they are now. */
  stagesOf(jobExternalId: string): Promise<AtsStage[]>;
  /** Has the ATS call an address when something changes, where its API takes that. Safe to repeat. */
  subscribe?(address: string): Promise<void>;
  /** Ends what was subscribed for an address. */
  unsubscribe?(address: string): Promise<void>;
  file(attachment: AtsAttachment, limit: number): Promise<Uint8Array>;
  /** Rejects without an e-mail of ours; the ATS's own automation may still send one. */
  reject(application: AtsApplication, reasonExternalId: string | null): Promise<void>;
  /** Takes back a rejection or a withdrawal; only where the vendor's capabilities say so. */
  reopen?(application: AtsApplication): Promise<void>;
  move(application: AtsApplication, stage: Pick<AtsStage, "externalId" | "name">): Promise<void>;
  note(application: AtsApplication, text: string): Promise<void>;
  /** Whether a note of the candidate contains the marker, written at `since` or later. */
  hasNote(application: AtsApplication, marker: string, since: Date): Promise<boolean>;
};

/** What a webhook call is about, once its signature has been checked. */
export type Notice = {
  /** SHA-256 of what was signed, and nothing else: whoever has seen a call can send it again with other headers. */
  eventKey: string;
  resource: Changeable;
  externalId: string;
};
