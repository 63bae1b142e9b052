import type { ErrorCode } from "@/lib/errors";

/** A request that is answered with a protocol error. Its message is safe to show; each leg has the codes of its revision. */
export class Refused extends Error {
  constructor(
    readonly code: ErrorCode | "internal",
    message: string,
    readonly data?: Record<string, unknown>,
  ) {
    super(message);
  }
}
