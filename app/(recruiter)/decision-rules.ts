import type { DecisionRules } from "@/components/application/use-decide-at-once";
import type { Actor } from "@/lib/platform/access/actor";
import { getDecisionRules } from "@/lib/hiring/organizations/get-decision-rules";
import {
  decideAll,
  decideUndecided,
  evaluateAll,
  giveReasonInList,
  prepare,
  previewAll,
  undoAll,
  undoTriage,
} from "./decision-actions";
import { mailActs } from "./mail-acts";

/** How the actor's organization decides, as the parts of a page take it. */
export async function decisionRules(actor: Actor): Promise<DecisionRules> {
  const { undoSeconds, rejectionReasons, reasonAsked } = await getDecisionRules(actor, {});
  return { undoMs: undoSeconds * 1000, reasons: rejectionReasons, asked: reasonAsked };
}

/** Deciding on many together. */
export const bulkActs = {
  preview: previewAll,
  decide: decideAll,
  prepare,
  evaluate: evaluateAll,
  undo: undoAll,
  mail: mailActs,
};

/** Deciding by a single key. */
export const triageActs = { decide: decideUndecided, giveReason: giveReasonInList, undo: undoTriage };
