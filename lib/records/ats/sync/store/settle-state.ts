import type { Application } from "@/lib/platform/db/generated/client";
import type { AtsApplication } from "@/lib/records/ats/records";
import { cannotReopen } from "@/lib/records/ats/settings";
import { inEnglish, sentence, stored, toStore } from "@/lib/say";

/** The sync reason after a person chose to leave a difference as it is. */
export const leftAsItIs = sentence("Left as it is in the ATS.");

type State = Pick<Application, "disposition" | "atsSync" | "syncReason" | "syncReasonSaid">;
type Here = State & {
  /** Whether the disposition is what a person decided here. */
  decidedHere: boolean;
  /** Whether the ATS no longer had it. */
  removed: boolean;
};

type Settled = Partial<State>;

/**
 * The change here that follows from an application's state in the ATS. A decision made here is not overwritten: a
 * contradiction is a conflict for a person to see, until they choose to leave it.
 */
export function settleState(here: Here, there: AtsApplication["state"], ats: string): Settled {
  if (there === here.disposition) return agreed(here, ats);
  // A push in progress reads the ATS itself before it writes, and reports any conflict.
  const unsent = here.atsSync === "pending" || here.atsSync === "unknown";
  const isLeft = here.atsSync === "not_linked" && here.syncReason === leftAsItIs;
  const conflict = (words: string): Settled =>
    unsent || isLeft
      ? {}
      : {
          atsSync: "failed",
          ...stored("syncReason", toStore("Conflict: {words} Nothing was overwritten.", { words })),
        };

  switch (there) {
    case "active":
      if (here.disposition === "withdrawn" && (here.removed || !here.decidedHere))
        return { disposition: "active" };
      if (here.disposition !== "rejected") return {};
      if (!here.decidedHere) return { disposition: "active" };
      return here.atsSync === "synced"
        ? conflict(toStore("{ats} has reopened it after the rejection was sent.", { ats }))
        : {};
    case "rejected":
    case "withdrawn":
      if (here.disposition === "hired") return {};
      if (!here.decidedHere) return { disposition: there };
      if (here.disposition === "accepted")
        return conflict(toStore("accepted here, but {there} in {ats}.", { there, ats }));
      // Rejected here and withdrawn there: it has ended in both.
      if (here.disposition !== "active") return agreed(here, ats);
      return here.atsSync === "not_linked"
        ? {}
        : conflict(toStore("reopened here, but {there} in {ats}.", { there, ats }));
    case "hired":
      return here.disposition === "rejected" && here.decidedHere
        ? conflict(toStore("rejected here, but hired in {ats}.", { ats }))
        : { disposition: "hired" };
  }
}

/** Both agree: this ends an earlier conflict, or a task to reopen the application in the ATS by hand. */
const agreed = ({ atsSync, syncReason, decidedHere }: Here, ats: string): Settled =>
  decidedHere && (atsSync === "failed" || syncReason === inEnglish(cannotReopen(ats)))
    ? { atsSync: "synced", syncReason: null }
    : {};
