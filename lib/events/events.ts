import { eventType } from "inngest";
import * as z from "zod";

const organizationId = z.uuid();

/** Facts that start work. They carry ids, never a candidate's words. */
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
/** Begun cursors of a connection wait to be read to their end. */
export const atsSyncRequested = eventType("ats.sync-requested", {
  schema: z.object({ organizationId, connectionId: z.uuid() }),
});
/** The ATS said that something changed: fetch it. */
export const atsRecordChanged = eventType("ats.record-changed", {
  schema: z.object({ organizationId, connectionId: z.uuid(), webhookId: z.uuid() }),
});
/** A person asked to try again to tell the ATS. */
export const atsPushRequested = eventType("ats.push-requested", {
  schema: z.object({ organizationId, applicationId: z.uuid(), decisionId: z.uuid() }),
});
/** A mapped file waits to be imported, or to be gone on with. */
export const csvImportRequested = eventType("csv.import-requested", {
  schema: z.object({ organizationId, importId: z.uuid() }),
});
/** Some are to be erased tonight by an organization's rule, if anybody is without activity for so long. */
export const retentionDue = eventType("retention.due", {
  schema: z.object({ organizationId }),
});
export const creditsGranted = eventType("credits.granted", {
  schema: z.object({ organizationId }),
});
export const poolGrown = eventType("pool.grown", {
  schema: z.object({ organizationId }),
});
/** Something changed by which a candidate is found, or must no longer be: consent, a merge, an erasure. */
export const candidateChanged = eventType("candidate.changed", {
  schema: z.object({ organizationId, candidateId: z.uuid() }),
});
/** `organizationId` is the inviting administrator's; the invitation says which one it leads into. */
export const invitationRequested = eventType("invitation.requested", {
  schema: z.object({ organizationId, invitationId: z.uuid() }),
});
/** A letter to a candidate waits for the time to undo its decision to be over, or is to be sent again. */
export const letterRequested = eventType("letter.requested", {
  schema: z.object({ organizationId, letterId: z.uuid() }),
});
/** A member wants to be told of something at once. */
export const memberNotified = eventType("member.notified", {
  schema: z.object({ organizationId, noticeId: z.uuid() }),
});
/** A member's daily mail is to be written. */
export const digestDue = eventType("digest.due", {
  schema: z.object({ organizationId, userId: z.uuid(), day: z.iso.date() }),
});
