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
import { undoDecision } from "@/lib/applications/undo-decision";
import { evaluateAgain } from "@/lib/evaluation/evaluate-again";
import { LetterKinds } from "@/lib/states/status";
import { toDecide, toPreview } from "../../decision-input";
import { runEach } from "../../run-each";
import en from "@/messages/en/actions.json";

const Ids = z.array(z.string()).min(1).max(MOST_DECIDED);
const ManyIds = z.array(z.string()).min(1).max(MOST_PREVIEWED);
/** What the letter form needs for these applications. */
export const prepare: BulkActs["prepare"] = async (applicationIds, kind) =>
  asActionState(async () =>
    prepareLetters(await currentActor(), {
      applicationIds: ManyIds.parse(applicationIds),
      kind: LetterKinds.parse(kind),
    }),
  );

/** Previews the decision: the applications it would be refused for, and what would be sent out of Shortlist. */
export const previewAll: BulkActs["preview"] = async (decision) =>
  asActionState(async () => {
    const t = await getWords("actions", en);
    const { rows, missing, told, subjectRevision } = await previewDecisions(
      await currentActor(),
      toPreview(decision),
    );
    return {
      refused: [
        ...rows.flatMap(({ applicationId, refusal }) =>
          refusal === null ? [] : [{ applicationId, message: refusal }],
        ),
        ...missing.map((applicationId) => ({ applicationId, message: t("application.gone") })),
      ],
      told,
      subjectRevision,
    };
  });

/** Decides on what `previewAll` showed; rejected if any of it has changed since. */
export const decideAll: BulkActs["decide"] = async (decision) =>
  asActionState(async () => {
    const { outcomes } = await decideApplications(await currentActor(), toDecide(decision));
    return {
      done: outcomes.flatMap(({ decided }) => decided?.decisionId ?? []),
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
