import type { ErrorCode } from "@/lib/errors";

/** A request that is answered with a protocol error, in the codes of its revision. The message is safe to show. */
export class Refused extends Error {
  constructor(
    readonly code: ErrorCode | "internal",
    message: string,
    readonly data?: Record<string, unknown>,
  ) {
    super(message);
  }
}
