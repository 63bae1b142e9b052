import { systemActor } from "@/lib/access/system";
import { scorecardDraftRequested } from "@/lib/events/events";
import { failDraft, writeDraft } from "@/lib/drafting/write-draft";
import { inngest } from "../client";
import { inOneStep } from "../in-one-step";
import { modelRetries, failureMessage } from "../permanent";

/** Generates a draft from a job description. If that fails, the draft says so and nothing is charged. */
export const draftScorecardOnRequest = inngest.createFunction(
  {
    id: "draft-scorecard",
    triggers: [scorecardDraftRequested],
    retries: modelRetries,
    concurrency: { key: "event.data.organizationId", limit: 3 },
    onFailure: async ({ event }) => {
      const { organizationId, draftId } = scorecardDraftRequested.schema.parse(event.data.event.data);
      await failDraft(systemActor(organizationId, "drafter"), {
        draftId,
        failure: failureMessage(event.data.error, "The scorecard could not be generated."),
      });
    },
  },
  inOneStep("draft", "drafter", (drafter, { draftId }: { draftId: string }) => writeDraft(drafter, draftId)),
);
