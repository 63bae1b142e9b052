/** Why something is refused, for doors to put in their own words. */
export type ErrorCode =
  "invalid" | "unauthenticated" | "forbidden" | "not_found" | "conflict" | "rate_limited" | "unavailable";

/** A failure the caller can understand and act on. Its message is safe to show to people and agents. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    options?: ErrorOptions,
    /** Seconds after which the caller may try again, where that is known. */
    readonly retryAfter?: number,
  ) {
    super(message, options);
    this.name = "DomainError";
  }
}

export const invalid = (message: string) => new DomainError("invalid", message);
/** The same words for a row that is not there and a row that is another organization's. */
export const notFound = (what: string) => new DomainError("not_found", `${what} not found.`);
export const conflict = (message: string) => new DomainError("conflict", message);
export const forbidden = (message: string) => new DomainError("forbidden", message);
export const rateLimited = (seconds: number) =>
  new DomainError("rate_limited", `Too many calls. Try again in ${seconds} s.`, undefined, seconds);
export const unavailable = (message: string, options?: ErrorOptions) =>
  new DomainError("unavailable", message, options);
