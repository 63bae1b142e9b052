import { DomainError } from "@/lib/errors";
import type { Usage } from "./usage";

/** A model gave no usable answer. `usage` is what its attempts cost, which is paid for anyway. */
export class Unanswered extends DomainError {
  constructor(
    { code, said, retryAfter }: DomainError,
    readonly usage: Usage[],
  ) {
    super(code, said, undefined, retryAfter);
  }
}
