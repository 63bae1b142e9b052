"use server";

import { refresh } from "next/cache";
import { type ActionState, asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { conflict } from "@/lib/errors";
import { editScorecardDraft } from "@/lib/scorecards/edit-scorecard-draft";
import { generateScorecard } from "@/lib/scorecards/generate-scorecard";
import { previewPublication } from "@/lib/scorecards/preview-publication";
import { publishScorecard } from "@/lib/scorecards/publish-scorecard";
import type { ScorecardContent } from "@/lib/scorecards/scorecard";

export async function generate(jobId: string): Promise<ActionState> {
  return asActionState(async () => {
    await generateScorecard(await currentActor(), { jobId });
    refresh();
  });
}

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

export async function publish(jobId: string, content: ScorecardContent, subjectRevision: string) {
  return asActionState(async () => {
    const actor = await currentActor();
    const now = await previewPublication(actor, { jobId, content });
    if (now.subjectRevision !== subjectRevision)
      throw conflict("Another version was published meanwhile. Close this, reload the page and look again.");
    const { version, applicationsQueued } = await publishScorecard(actor, { jobId, content });
    return { version, applicationsQueued };
  });
}
