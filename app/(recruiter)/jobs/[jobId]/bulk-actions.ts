"use server";

import * as z from "zod";
import type { BulkActs } from "@/components/application/bulk-acts";
import { getWords } from "@/components/words/get-words";
import { asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { decideApplications } from "@/lib/applications/decide";
import { MOST_DECIDED, MOST_PREVIEWED } from "@/lib/applications/decisions";
import { previewDecisions } from "@/lib/applications/preview-decisions";
import { prepareLetters } from "@/lib/letters/prepare-letters";
import { checkedLetter } from "@/lib/letters/template";
import { undoDecision } from "@/lib/applications/undo-decision";
import { evaluateAgain } from "@/lib/evaluation/evaluate-again";
import { BulkDecisions, LetterKinds } from "@/lib/states/status";
import { runEach } from "../../run-each";
import en from "@/messages/en/actions.json";

const Ids = z.array(z.string()).min(1).max(MOST_DECIDED);
const ManyIds = z.array(z.string()).min(1).max(MOST_PREVIEWED);
const Typed = z.object({ subject: z.string(), text: z.string() });
const Decision = z.object({
  applicationIds: Ids,
  kind: BulkDecisions,
  feedback: z.string(),
  stage: z.string(),
  reason: z.string(),
});
const ToPreview = Decision.extend({ applicationIds: ManyIds, letter: z.boolean() });
const Reviewed = Decision.extend({
  subjectRevision: z.string(),
  letter: Typed.nullable(),
  extraUndoSeconds: z.int(),
});

/** What the letter form needs for these applications. */
export const prepare: BulkActs["prepare"] = async (applicationIds, kind) =>
  asActionState(async () =>
    prepareLetters(await currentActor(), {
      applicationIds: ManyIds.parse(applicationIds),
      kind: LetterKinds.parse(kind),
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

/** Previews the decision: the applications it would be refused for, and what would be sent out of Shortlist. */
export const previewAll: BulkActs["preview"] = async (decision) =>
  asActionState(async () => {
    const t = await getWords("actions", en);
    const { letter, ...wanted } = ToPreview.parse(decision);
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

/** Decides on what `previewAll` showed; rejected if any of it has changed since. */
export const decideAll: BulkActs["decide"] = async (decision) =>
  asActionState(async () => {
    const { subjectRevision, letter, extraUndoSeconds, ...reviewed } = Reviewed.parse(decision);
    const input = {
      ...decisionsOf(reviewed),
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

const forEachId = (ids: string[], act: Parameters<typeof runEach>[1]) =>
  asActionState(async () => {
    const { done, refused } = await runEach(Ids.parse(ids), act);
    return { done, refused: [...refused].map(([applicationId, message]) => ({ applicationId, message })) };
  });

export const evaluateAll: BulkActs["evaluate"] = async (applicationIds) =>
  forEachId(applicationIds, (actor, applicationId) => evaluateAgain(actor, { applicationId }));

export const undoAll: BulkActs["undo"] = async (decisionIds) =>
  forEachId(decisionIds, (actor, decisionId) => undoDecision(actor, { decisionId }));
