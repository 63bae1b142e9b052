import { log } from "@/lib/log";
import { AtsFailure } from "./failure";

/** Asks for one record or file. Null when it cannot be read: then it is left out, and the others are still read. */
export type ReadOne = <T>(ask: () => Promise<T>) => Promise<T | null>;

/** Leaves nothing out. */
export const readAll: ReadOne = (ask) => ask();

type Kind = AtsFailure["kind"];

/** What an ATS answers about one record, while others can still be read. */
export const refusals: readonly Kind[] = ["forbidden", "refused", "malformed"];

/** Leaves out what fails with one of these kinds; other errors are thrown. */
export const readOrLeaveOut =
  (connectionId: string, kinds: readonly Kind[]): ReadOne =>
  async (ask) => {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof AtsFailure) || !kinds.includes(error.kind)) throw error;
      log.warn("a record of an ATS was left out", { connectionId, kind: error.kind });
      return null;
    }
  };
