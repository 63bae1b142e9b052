import { DomainError } from "@/lib/errors";
import { say, sentence } from "@/lib/say";

/** A text took more processor time or memory than any that a person writes. Trying again takes as long. */
export class TooComplex extends DomainError {
  constructor() {
    super(
      "invalid",
      say(
        sentence(
          "This text takes too long to process, and processing it was stopped. Give a shorter or plainer one.",
        ),
      ),
    );
  }
}
