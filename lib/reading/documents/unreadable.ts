import type { ReadFailure } from "./document.ts";

/** Thrown by a format's reader when the file cannot be read, or not safely. Contains nothing from the file. */
export class Unreadable extends Error {
  readonly failure: ReadFailure;

  constructor(failure: ReadFailure, options?: ErrorOptions) {
    super(failure, options);
    this.name = "Unreadable";
    this.failure = failure;
  }
}

/** The failure that an error of a reader means: running out of stack is complexity, any other error a broken file. */
export function asUnreadable(error: unknown): Unreadable {
  if (error instanceof Unreadable) return error;
  return new Unreadable(error instanceof RangeError ? "too_complex" : "corrupt", { cause: error });
}
