import { NonRetriableError, RetryAfterError } from "inngest";
import { DomainError } from "@/lib/errors";
import { codeOf, log } from "@/lib/log";
import { isSignature, sign } from "@/lib/platform/security/keys";
import { stored } from "@/lib/say";

/** Enough retries for work to outlast an outage of hours of a model or a mail server: pauses grow up to two hours. */
export const patientRetries = 14;

/** The longest pause, in seconds, that a provider may ask for before it is tried again. */
const longestPause = 2 * 60 * 60;

/**
 * Runs work, and turns failures that a retry cannot fix into ones that Inngest will not retry. Rethrown errors
 * contain no third-party text, as engines store errors; our own messages are signed, as they come back in an event.
 */
export async function withRetryPolicy<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) {
      log.warn("workflow step refused", { code: error.code, cause: codeOf(error.cause) });
      const { reason, reasonSaid } = stored("reason", error.said);
      const sentences = reasonSaid ?? reason;
      const message = `${sentences} [${sign("failure", sentences)}]`;
      if (error.code !== "unavailable") throw new NonRetriableError(message);
      const seconds = Math.min(error.retryAfter ?? 0, longestPause);
      throw seconds > 0 ? new RetryAfterError(message, seconds * 1_000) : new Error(message);
    }
    log.error("workflow step failed", error);
    // oxlint-disable-next-line preserve-caught-error -- the engine stores what it is thrown, and a cause may contain third-party text
    throw new Error(`Failed inside the service (${error instanceof Error ? error.name : "unknown"}).`);
  }
}

/** Why work has failed permanently, to be stored for people. Returns `otherwise` for a message without our signature. */
export function failureMessage({ message }: { message: string }, otherwise: string): string {
  const [, sentence, proof] = /^(.*) \[([\w-]+)\]$/s.exec(message) ?? [];
  return sentence && proof && isSignature("failure", sentence, proof) ? sentence : otherwise;
}
