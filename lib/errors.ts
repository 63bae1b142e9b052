import { say, shown, toStore, type Values } from "./say";

/** Why something is refused; each door maps it to its own protocol. */
export type ErrorCode =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "rate_limited"
  | "unavailable";

/** Ids by their names, as agents' tools spell them. */
export type About = Partial<Record<"applicationId" | "candidateId" | "attachmentId", string>>;

/** A failure the caller can understand and act on. Its message is safe to show to people and agents. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    /** The message as it may be stored, for readers of any language. */
    readonly said: string,
    options?: ErrorOptions,
    /** Seconds after which the caller may try again, where that is known. */
    readonly retryAfter?: number,
    /** What it is about: a page links to it, an agent gets its id. Ids have no place in a message. */
    readonly about?: About,
  ) {
    super(shown(said), options);
    this.name = "DomainError";
  }
}

/** The helpers below take a sentence as `say` does, and translate it into the caller's language. */
export const invalid = (message: string, values?: Values) =>
  new DomainError("invalid", toStore(message, values));
/** The same message for a missing row and for a row of another organization. */
export const notFound = (what: string) =>
  new DomainError("not_found", toStore("{what} not found.", { what: toStore(what) }));
export const conflict = (message: string, values?: Values, about?: About) =>
  new DomainError("conflict", toStore(message, values), undefined, undefined, about);
/** What a form was opened with (`shown`) is no longer stored: saving would undo somebody else's change. */
export const overtaken = () =>
  new DomainError(
    "conflict",
    toStore(
      "Somebody else has changed this in the meantime. Nothing was saved. Reload the page, then change what it says now.",
    ),
  );
export const forbidden = (message: string, values?: Values) =>
  new DomainError("forbidden", toStore(message, values));
export const rateLimited = (seconds: number) => {
  const message = toStore("Too many calls. Try again in {seconds} s.", { seconds });
  return new DomainError("rate_limited", message, undefined, seconds);
};
export const unavailable = (message: string, values?: Values, options?: ErrorOptions) =>
  new DomainError("unavailable", toStore(message, values), options);

/** The message for an agent: with the ids of what it is about. */
export function messageWithIds({ message, about = {} }: Pick<DomainError, "message" | "about">): string {
  const ids = Object.entries(about).map(([name, id]) => `${name} ${id}`);
  return ids.length === 0 ? message : `${message} (${ids.join(", ")})`;
}

/** The validation messages for the person who typed the input. */
export const problemsOf = (error: { issues: { message: string }[] }) =>
  error.issues.map(({ message }) => say(message)).join(" ");
