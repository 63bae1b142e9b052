import { cleanUpHourly, sweepIdentityHourly, sweepAll } from "./clean-up";
import { deliverToWebhook } from "./deliver-webhooks";
import { draftScorecardOnRequest } from "./draft-scorecard";
import { eraseInactiveWhenDue, requestErasuresNightly } from "./erase-inactive";
import { importCsvOnRequest } from "./import-csv";
import { readAttachmentOnReceipt, recognizeAttachmentWhenScanned } from "./read-attachment";
import {
  evaluateApplicationWhenQueued,
  judgeBatchWhenOpened,
  rescoreJobOnPublication,
  resumeOnCredits,
} from "./score";
import {
  sendAccountLetterWhenLate,
  sendDigest,
  sendInvitationOnRequest,
  sendLetterOnDecision,
  sendOwnLinkOnRequest,
  tellMember,
  tellMembersHourly,
} from "./send-mail";
import { tryModelOnRequest } from "./try-model";
import { syncChangeOnWebhook } from "./sync-change";
import { syncConnectionOnRequest } from "./sync-connection";
import { syncDecision } from "./sync-decision";
import { compactPoolWhenGrown, indexCandidateOnChange, rediscoverOnPublication } from "./talent-pool";

/** Every function the workflow engine may call. */
export const functions = [
  readAttachmentOnReceipt,
  recognizeAttachmentWhenScanned,
  draftScorecardOnRequest,
  evaluateApplicationWhenQueued,
  rescoreJobOnPublication,
  judgeBatchWhenOpened,
  tryModelOnRequest,
  resumeOnCredits,
  sendAccountLetterWhenLate,
  sendInvitationOnRequest,
  sendLetterOnDecision,
  sendOwnLinkOnRequest,
  tellMember,
  sendDigest,
  tellMembersHourly,
  indexCandidateOnChange,
  compactPoolWhenGrown,
  rediscoverOnPublication,
  syncConnectionOnRequest,
  syncChangeOnWebhook,
  syncDecision,
  deliverToWebhook,
  importCsvOnRequest,
  sweepAll,
  sweepIdentityHourly,
  cleanUpHourly,
  requestErasuresNightly,
  eraseInactiveWhenDue,
];
