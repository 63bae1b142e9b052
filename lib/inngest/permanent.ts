import { NonRetriableError } from "inngest";
import { DomainError } from "@/lib/errors";
import { log } from "@/lib/log";
import { isSignature, sign } from "@/lib/security/keys";

/** A model that is out of reach for hours is waited for, by evaluations and drafts alike: pauses grow up to two hours. */
export const modelRetries = 14;

/**
 * Runs work, turning failures that a retry cannot mend into ones Inngest will not retry. What is thrown on carries
 * no foreign words, because engines keep errors; a sentence of ours carries a proof, because it comes back in an event.
 */
export async function onceOrNever<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) {
      log.warn("workflow step refused", { code: error.code, cause: causeOf(error) });
      const message = `${error.message} [${sign("failure", error.message)}]`;
      throw error.code === "unavailable" ? new Error(message) : new NonRetriableError(message);
    }
    log.error("workflow step failed", error);
    // oxlint-disable-next-line preserve-caught-error -- the engine stores what it is thrown, and a cause may hold foreign words
    throw new Error(`Failed inside the service (${error instanceof Error ? error.name : "unknown"}).`);
  }
}

/** The kind of what lies under an error of ours, by code where it has one; its words may be foreign. */
function causeOf({ cause }: Error): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  const { code } = cause as { code?: unknown };
  return typeof code === "string" ? code : cause.name;
}

/** Why work has ended for good, for people. A sentence that we did not write ourselves is not shown: `otherwise`. */
export function whyEnded({ message }: { message: string }, otherwise: string): string {
  const [, sentence, proof] = /^(.*) \[([\w-]+)\]$/s.exec(message) ?? [];
  return sentence && proof && isSignature("failure", sentence, proof) ? sentence.slice(0, 400) : otherwise;
}
