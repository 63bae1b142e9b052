import { draftScorecardOnRequest } from "./draft-scorecard";
import { evaluateApplicationWhenQueued } from "./evaluate-application";
import { readAttachmentOnReceipt } from "./read-attachment";
import { rescoreJobOnPublication } from "./rescore-job";
import { resumeOnCredits } from "./resume-on-credits";
import { sweepOutbox } from "./sweep";

/** Every function the workflow engine may call. */
export const functions = [
  readAttachmentOnReceipt,
  draftScorecardOnRequest,
  evaluateApplicationWhenQueued,
  rescoreJobOnPublication,
  resumeOnCredits,
  sweepOutbox,
];
