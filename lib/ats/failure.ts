import { DomainError, type ErrorCode } from "@/lib/errors";

const codes = {
  /** The credentials are not accepted. */
  unauthorized: "invalid",
  /** They are, but not for this. */
  forbidden: "invalid",
  /** Too many calls; nothing was done. */
  limited: "unavailable",
  /** A call that only reads got no answer, or a server error. */
  unreachable: "unavailable",
  /** A call that writes got no answer, or a server error: it may have taken effect. */
  uncertain: "unavailable",
  /** The ATS understood and said no; nothing was done. */
  refused: "conflict",
  /** A cursor or token that is no longer good: read everything again. */
  expired: "unavailable",
  /** An answer that is not of the documented shape. */
  malformed: "unavailable",
} as const satisfies Record<string, ErrorCode>;
export type AtsFailureKind = keyof typeof codes;

/** A call to an ATS that did not work. Its message never quotes the answer, which may hold a candidate's words. */
export class AtsFailure extends DomainError {
  constructor(
    readonly kind: AtsFailureKind,
    message: string,
    /** Milliseconds to leave the ATS alone. */
    readonly retryAfterMs = 0,
  ) {
    super(codes[kind], message);
    this.name = "AtsFailure";
  }
}
