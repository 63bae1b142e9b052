import { cleanUpHourly } from "./clean-up";
import { compactPoolWhenGrown } from "./compact-pool";
import { draftScorecardOnRequest } from "./draft-scorecard";
import { eraseInactiveWhenDue, requestErasuresNightly } from "./erase-inactive";
import { evaluateApplicationWhenQueued } from "./evaluate-application";
import { importCsvOnRequest } from "./import-csv";
import { indexCandidateOnChange } from "./index-candidate";
import { judgeBatchWhenOpened } from "./judge-batch";
import { readAttachmentOnReceipt } from "./read-attachment";
import { recognizeAttachmentWhenScanned } from "./recognize-attachment";
import { rediscoverOnPublication } from "./rediscover-on-publication";
import { renewLogins } from "./renew-logins";
import { rescoreJobOnPublication } from "./rescore-job";
import { resumeOnCredits } from "./resume-on-credits";
import { sendInvitationOnRequest } from "./send-invitation";
import { sendLetterOnDecision } from "./send-letter";
import { sendDigest, tellMember, tellMembersHourly } from "./tell-member";
import { sweepOutbox } from "./sweep";
import { sweepIdentityHourly } from "./sweep-identity";
import { syncChangeOnWebhook } from "./sync-change";
import { syncConnectionOnRequest } from "./sync-connection";
import { syncDecision } from "./sync-decision";
import { syncDue } from "./sync-due";

/** Every function the workflow engine may call. */
export const functions = [
  readAttachmentOnReceipt,
  recognizeAttachmentWhenScanned,
  draftScorecardOnRequest,
  evaluateApplicationWhenQueued,
  rescoreJobOnPublication,
  judgeBatchWhenOpened,
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
  renewLogins,
  importCsvOnRequest,
  sweepOutbox,
  sweepIdentityHourly,
  cleanUpHourly,
  requestErasuresNightly,
  eraseInactiveWhenDue,
];
