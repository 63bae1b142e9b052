import { DomainError, type ErrorCode } from "@/lib/errors";
import { say } from "@/lib/say";

const codes = {
  /** The credentials are not accepted. */
  unauthorized: "invalid",
  /** The credentials are accepted, but do not allow this. */
  forbidden: "invalid",
  /** Too many calls; nothing was done. */
  limited: "unavailable",
  /** A call that only reads got no answer, or a server error. */
  unreachable: "unavailable",
  /** A call that writes got no answer, or a server error: it may have taken effect. */
  uncertain: "unavailable",
  /** The ATS refused the call; nothing was done. */
  refused: "conflict",
  /** A cursor or token is no longer valid: read everything again. */
  expired: "unavailable",
  /** The account does not have this list: on its plan, or at all. */
  missing: "unavailable",
  /** An answer does not have the documented shape. */
  malformed: "unavailable",
} as const satisfies Record<string, ErrorCode>;

/** A failed call to an ATS. Its message never quotes the answer, which may contain text by a candidate. */
export class AtsFailure extends DomainError {
  constructor(
    readonly kind: keyof typeof codes,
    message: string,
    /** Milliseconds to wait before the next call. */
    readonly retryAfterMs = 0,
  ) {
    super(codes[kind], message);
    this.name = "AtsFailure";
  }
}

/** A call that changes something, which the ATS refused. */
export const rejected = (ats: string, status: number) =>
  new AtsFailure("refused", say("{ats} rejected the request (HTTP {status}).", { ats, status }));

/** A list or a record that the ATS refused to give. */
export const withheld = (
  ats: string,
  act: "list" | "show",
  status: number,
  kind: AtsFailure["kind"] = "malformed",
) =>
  new AtsFailure(
    kind,
    say("{ats} refused to {act, select, list {list} other {show}} (HTTP {status}).", { ats, act, status }),
  );

/** A place in a list that the ATS has forgotten. */
export const cursorExpired = (ats: string) =>
  new AtsFailure("expired", say("{ats} no longer accepts this list cursor.", { ats }));
