import { eventType } from "inngest";
import * as z from "zod";

const organizationId = z.uuid();

/** Facts that start work. They carry ids, never a candidate's text. */
export const attachmentReceived = eventType("attachment.received", {
  schema: z.object({ organizationId, attachmentId: z.uuid() }),
});
/** Its pages are pictures: their text has to be recognised. */
export const attachmentScanned = eventType("attachment.scanned", {
  schema: z.object({ organizationId, attachmentId: z.uuid() }),
});
export const applicationQueued = eventType("application.queued", {
  schema: z.object({ organizationId, applicationId: z.uuid() }),
});
/** Applications of a job wait to be judged together. */
export const judgeBatchOpened = eventType("judge-batch.opened", {
  schema: z.object({ organizationId, batchId: z.uuid() }),
});
export const scorecardDraftRequested = eventType("scorecard.draft-requested", {
  schema: z.object({ organizationId, draftId: z.uuid() }),
});
export const scorecardPublished = eventType("scorecard.published", {
  schema: z.object({ organizationId, jobId: z.uuid(), versionId: z.uuid() }),
});
export const applicationDecided = eventType("application.decided", {
  schema: z.object({ organizationId, applicationId: z.uuid(), decisionId: z.uuid() }),
});
/** A connection has unfinished cursors to read to the end. */
export const atsSyncRequested = eventType("ats.sync-requested", {
  schema: z.object({ organizationId, connectionId: z.uuid() }),
});
/** The ATS reported a change: fetch it. */
export const atsRecordChanged = eventType("ats.record-changed", {
  schema: z.object({ organizationId, connectionId: z.uuid(), webhookId: z.uuid() }),
});
/** A person asked to retry sending a decision to the ATS. */
export const atsPushRequested = eventType("ats.push-requested", {
  schema: z.object({ organizationId, applicationId: z.uuid(), decisionId: z.uuid() }),
});
/** A mapped file waits to be imported, or its import to be continued. */
export const csvImportRequested = eventType("csv.import-requested", {
  schema: z.object({ organizationId, importId: z.uuid() }),
});
/** An organization's retention rule is due tonight: candidates without activity for that long are erased. */
export const retentionDue = eventType("retention.due", {
  schema: z.object({ organizationId }),
});
export const creditsGranted = eventType("credits.granted", {
  schema: z.object({ organizationId }),
});
export const poolGrown = eventType("pool.grown", {
  schema: z.object({ organizationId }),
});
/** Something changed that affects whether or how a candidate is found: consent, a merge, an erasure. */
export const candidateChanged = eventType("candidate.changed", {
  schema: z.object({ organizationId, candidateId: z.uuid() }),
});
/** `organizationId` is the inviting administrator's; the invitation has the organization it is for. */
export const invitationRequested = eventType("invitation.requested", {
  schema: z.object({ organizationId, invitationId: z.uuid() }),
});
/** A letter to a candidate is to be sent once its decision can no longer be undone, or sent again. */
export const letterRequested = eventType("letter.requested", {
  schema: z.object({ organizationId, letterId: z.uuid() }),
});
/** A member wants to be notified immediately. */
export const memberNotified = eventType("member.notified", {
  schema: z.object({ organizationId, noticeId: z.uuid() }),
});
/** A member's daily mail is to be written. */
export const digestDue = eventType("digest.due", {
  schema: z.object({ organizationId, userId: z.uuid(), day: z.iso.date() }),
});
