import { NonRetriableError } from "inngest";
import { DomainError } from "@/lib/errors";

/**
 * Runs work, turning failures that a retry cannot mend into ones Inngest will not retry. What is thrown on carries
 * no foreign words: engines keep errors.
 */
export async function onceOrNever<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError && error.code !== "unavailable")
      throw new NonRetriableError(error.message);
    if (error instanceof DomainError) throw error;
    throw new Error(`Failed inside the service (${error instanceof Error ? error.name : "unknown"}).`, {
      cause: error,
    });
  }
}

/** Errors with words for people, as engines keep them: ours, and what became of ours above. */
const told = new Set(["DomainError", "AtsFailure", "NonRetriableError"]);

/** Why work has ended for good, for people. Anything but an error of ours tells them nothing: `otherwise`. */
export const whyEnded = ({ name = "", message }: { name?: string; message?: string }, otherwise: string) =>
  told.has(name) && message ? message.slice(0, 400) : otherwise;
