import { log } from "@/lib/log";
import { AtsFailure } from "./failure";

/** What an ATS answers about one record, while others can still be read. */
const refusals: AtsFailure["kind"][] = ["forbidden", "refused", "malformed"];

/**
 * Asks for one record or file. Null when the ATS refuses it, or fails with one of `otherKinds`: one that cannot be read
 * does not keep others out.
 */
export async function unlessRefused<T>(
  connectionId: string,
  ask: () => Promise<T>,
  otherKinds: AtsFailure["kind"][] = [],
): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof AtsFailure) || ![...refusals, ...otherKinds].includes(error.kind)) throw error;
    log.warn("a record of an ATS was left out", { connectionId, kind: error.kind });
    return null;
  }
}
