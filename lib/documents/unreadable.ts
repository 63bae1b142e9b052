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
