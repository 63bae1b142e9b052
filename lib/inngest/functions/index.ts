import { cleanUpHourly, sweepIdentityHourly, sweepOutbox } from "./clean-up";
import { deliverToWebhook, requestDeliveries } from "./deliver-webhooks";
import { draftScorecardOnRequest } from "./draft-scorecard";
import { eraseInactiveWhenDue, requestErasuresNightly } from "./erase-inactive";
import { importCsvOnRequest } from "./import-csv";
import { readAttachmentOnReceipt, recognizeAttachmentWhenScanned } from "./read-attachment";
import { renewLogins } from "./renew-logins";
import {
  evaluateApplicationWhenQueued,
  judgeBatchWhenOpened,
  rescoreJobOnPublication,
  resumeOnCredits,
} from "./score";
import {
  sendDigest,
  sendInvitationOnRequest,
  sendLetterOnDecision,
  tellMember,
  tellMembersHourly,
} from "./send-mail";
import { tryModelOnRequest } from "./try-model";
import { syncChangeOnWebhook } from "./sync-change";
import { syncConnectionOnRequest, syncDue } from "./sync-connection";
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
  sendInvitationOnRequest,
  sendLetterOnDecision,
  tellMember,
  sendDigest,
  tellMembersHourly,
  indexCandidateOnChange,
  compactPoolWhenGrown,
  rediscoverOnPublication,
  syncConnectionOnRequest,
  syncDue,
  syncChangeOnWebhook,
  syncDecision,
  deliverToWebhook,
  requestDeliveries,
  renewLogins,
  importCsvOnRequest,
  sweepOutbox,
  sweepIdentityHourly,
  cleanUpHourly,
  requestErasuresNightly,
  eraseInactiveWhenDue,
];
