"use server";

import * as z from "zod";
import type { BulkActs } from "@/components/application/bulk-acts";
import { getWords } from "@/components/words/get-words";
import type { Actor } from "@/lib/access/actor";
import { asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { decideApplications } from "@/lib/applications/decide-applications";
import { previewDecisions } from "@/lib/applications/preview-decisions";
import { prepareLetters } from "@/lib/letters/prepare-letters";
import { checkedLetter } from "@/lib/letters/template";
import { undoDecision } from "@/lib/applications/undo-decision";
import { evaluateAgain } from "@/lib/evaluation/evaluate-again";
import en from "@/messages/en/actions.json";

const Ids = z.array(z.string()).min(1).max(50);
const ManyIds = z.array(z.string()).min(1).max(500);
const Typed = z.object({ subject: z.string(), text: z.string() });
const Kind = z.enum(["accept", "reject"]);
const Decision = z.object({
  applicationIds: Ids,
  kind: z.enum(["accept", "reject", "move"]),
  feedback: z.string(),
  stage: z.string(),
  reason: z.string(),
});
const Asked = Decision.extend({ applicationIds: ManyIds, letter: z.boolean() });
const Agreed = Decision.extend({
  subjectRevision: z.string(),
  letter: Typed.nullable(),
  extraUndoSeconds: z.int(),
});

/** What letters to these people need. */
export const prepare: BulkActs["prepare"] = async (applicationIds, kind) =>
  asActionState(async () =>
    prepareLetters(await currentActor(), {
      applicationIds: ManyIds.parse(applicationIds),
      kind: Kind.parse(kind),
    }),
  );

const decisionsOf = ({ applicationIds, kind, feedback, stage, reason }: z.infer<typeof Decision>) => ({
  decisions: applicationIds.map((applicationId) => ({
    applicationId,
    decision: kind,
    stage: stage || undefined,
    reason: reason || undefined,
  })),
  feedback: feedback || undefined,
});

/** Whom the decision would touch and whom it would not, before it is made. */
export const foretellAll: BulkActs["foretell"] = async (decision) =>
  asActionState(async () => {
    const t = await getWords("actions", en);
    const { letter, ...wanted } = Asked.parse(decision);
    const input = { ...decisionsOf(wanted), letter };
    const { rows, told, subjectRevision } = await previewDecisions(await currentActor(), input);
    return {
      refused: rows.flatMap(({ applicationId, foreseen }) => {
        const message = foreseen ? foreseen.refusal : t("application.gone");
        return message === null ? [] : [{ applicationId, message }];
      }),
      told,
      subjectRevision,
    };
  });

/** Decides on those that `foretellAll` showed, as they were then. */
export const decideAll: BulkActs["decide"] = async (decision) =>
  asActionState(async () => {
    const { subjectRevision, letter, extraUndoSeconds, ...agreed } = Agreed.parse(decision);
    const input = {
      ...decisionsOf(agreed),
      subjectRevision,
      extraUndoSeconds,
      letter: letter ? checkedLetter(letter) : undefined,
    };
    const { outcomes } = await decideApplications(await currentActor(), input);
    return {
      done: outcomes.flatMap(({ decisionId }) => decisionId ?? []),
      refused: outcomes.flatMap(({ applicationId, message }) =>
        message === null ? [] : [{ applicationId, message }],
      ),
    };
  });

/** One by one: what cannot be done with one keeps none of the others from it. */
async function each(ids: string[], act: (actor: Actor, id: string) => Promise<object>) {
  return asActionState(async () => {
    const actor = await currentActor();
    const refused: { applicationId: string; message: string }[] = [];
    const done: string[] = [];
    for (const id of Ids.parse(ids)) {
      const state = await asActionState(async () => void (await act(actor, id)));
      if (state.ok) done.push(id);
      else refused.push({ applicationId: id, message: state.message });
    }
    return { done, refused };
  });
}

export const evaluateAll: BulkActs["evaluate"] = async (applicationIds) =>
  each(applicationIds, (actor, applicationId) => evaluateAgain(actor, { applicationId }));

export const undoAll: BulkActs["undo"] = async (decisionIds) =>
  each(decisionIds, (actor, decisionId) => undoDecision(actor, { decisionId }));
