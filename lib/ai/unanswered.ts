import { DomainError } from "@/lib/errors";
import type { Usage } from "./usage";

/** A model gave no answer that can be used. What its attempts took is paid for all the same. */
export class Unanswered extends DomainError {
  constructor(
    { code, message }: DomainError,
    readonly usage: Usage[],
  ) {
    super(code, message);
  }
}
