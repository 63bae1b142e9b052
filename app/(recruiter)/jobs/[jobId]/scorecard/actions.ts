"use server";

import { refresh } from "next/cache";
import { type ActionState, asActionState } from "@/lib/platform/access/action-state";
import type { LibraryActs } from "@/components/scorecard/library";
import { getWords } from "@/components/words/get-words";
import { currentActor } from "@/lib/platform/access/session";
import { conflict } from "@/lib/errors";
import { updateJob } from "@/lib/records/jobs/update-job";
import { cancelDraft } from "@/lib/judging/scorecards/cancel-draft";
import { editScorecardDraft } from "@/lib/judging/scorecards/edit-scorecard-draft";
import { generateScorecard } from "@/lib/judging/scorecards/generate-scorecard";
import { keepInLibrary } from "@/lib/judging/scorecards/keep-in-library";
import { listLibrary } from "@/lib/judging/scorecards/list-library";
import { removeFromLibrary } from "@/lib/judging/scorecards/remove-from-library";
import { previewImpact as impactOf } from "@/lib/hiring/impact/preview-impact";
import { previewPublication } from "@/lib/judging/publishing/preview-publication";
import { previewScores } from "@/lib/judging/publishing/preview-scores";
import { publishReviewed } from "@/lib/judging/publishing/publish-scorecard";
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import en from "@/messages/en/scorecard.json";
import { runAct } from "../../../run-act";

export const generate = async (jobId: string) => runAct((actor) => generateScorecard(actor, { jobId }));

/** Cancels a draft that is being generated, for its requester; throws a conflict if that is not possible. */
export async function cancel(draftId: string): Promise<ActionState> {
  return asActionState(async () => {
    const { cancelled } = await cancelDraft(await currentActor(), { draftId });
    refresh();
    if (!cancelled) throw conflict((await getWords("scorecard", en))("drafting.notCancelled"));
  });
}

export const saveTeam = async (jobId: string, teamNeeds: string) =>
  runAct((actor) => updateJob(actor, { jobId, teamNeeds }));

export async function check(content: ScorecardContent) {
  return asActionState(async () => {
    const { problems } = await editScorecardDraft(await currentActor(), { content });
    return { problems };
  });
}

export async function preview(jobId: string, content: ScorecardContent) {
  return asActionState(async () => ({
    preview: await previewPublication(await currentActor(), { jobId, content }),
  }));
}

export async function previewMoves(jobId: string, content: ScorecardContent) {
  return asActionState(async () => ({
    preview: await previewScores(await currentActor(), { jobId, content }),
  }));
}

/** The impact ratios of past applicants, now and with this content; for administrators. */
export async function previewImpact(jobId: string, content: ScorecardContent) {
  return asActionState(async () => ({
    impact: await impactOf(await currentActor(), { jobId, content }),
  }));
}

export async function publish(
  draftId: string | undefined,
  jobId: string,
  content: ScorecardContent,
  subjectRevision: string,
) {
  return asActionState(async () => {
    const reviewed = { jobId, content, subjectRevision, ...(draftId && { draftId }) };
    const { version, rescored, applicationsQueued } = await publishReviewed(await currentActor(), reviewed);
    return { version, rescored, applicationsQueued };
  });
}

export const listed: LibraryActs["list"] = async () =>
  asActionState(async () => listLibrary(await currentActor(), {}));

export const keep: LibraryActs["keep"] = async (kept) =>
  asActionState(async () => keepInLibrary(await currentActor(), kept));

export const remove: LibraryActs["remove"] = async (entryId) =>
  asActionState(async () => void (await removeFromLibrary(await currentActor(), { entryId })));
