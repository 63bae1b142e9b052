import { scorecardDraftRequested } from "@/lib/platform/events/events";
import { failDraft, writeDraft } from "@/lib/judging/drafting/write-draft";
import { eachOrganization, onEvent } from "../on-event";
import { patientRetries, failureMessage } from "../permanent";

/** Generates a draft from a job description. If that fails, the draft says so and nothing is charged. */
export const draftScorecardOnRequest = onEvent([scorecardDraftRequested], "drafter", {
  id: "draft-scorecard",
  retries: patientRetries,
  concurrency: eachOrganization(3),
  run: (drafter, { draftId }, steps) => steps.run("draft", () => writeDraft(drafter, draftId)),
  giveUp: (drafter, { draftId }, error) =>
    failDraft(drafter, { draftId, failure: failureMessage(error, "The scorecard could not be generated.") }),
});
