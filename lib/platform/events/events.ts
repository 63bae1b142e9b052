import { eventType } from "inngest";
import * as z from "zod";
import { locales } from "@/messages/locales";

/** What an event carries besides its organization: ids, never a candidate's text. */
const about = <Ids extends z.ZodRawShape>(ids: Ids) => ({
  schema: z.object({ organizationId: z.uuid(), ...ids }),
});

/** Facts that start work. */
export const attachmentReceived = eventType("attachment.received", about({ attachmentId: z.uuid() }));
/** Its pages are pictures: their text has to be recognised. */
export const attachmentScanned = eventType("attachment.scanned", about({ attachmentId: z.uuid() }));
export const applicationQueued = eventType("application.queued", about({ applicationId: z.uuid() }));
/** Applications of a job wait to be judged together. */
export const judgeBatchOpened = eventType("judge-batch.opened", about({ batchId: z.uuid() }));
/** An administrator tries a language model on decided applications. */
export const modelTrialRequested = eventType("model.trial-requested", about({ trialId: z.uuid() }));
export const scorecardDraftRequested = eventType("scorecard.draft-requested", about({ draftId: z.uuid() }));
export const scorecardPublished = eventType(
  "scorecard.published",
  about({ jobId: z.uuid(), versionId: z.uuid() }),
);
export const applicationDecided = eventType(
  "application.decided",
  about({ applicationId: z.uuid(), decisionId: z.uuid() }),
);
/** A connection has unfinished cursors to read to the end. */
export const atsSyncRequested = eventType("ats.sync-requested", about({ connectionId: z.uuid() }));
/** The ATS reported a change: fetch it. */
export const atsRecordChanged = eventType(
  "ats.record-changed",
  about({ connectionId: z.uuid(), webhookId: z.uuid() }),
);
/** A decision is to be sent to the ATS again: a person asked for it, or its connection was resumed. */
export const atsPushRequested = eventType(
  "ats.push-requested",
  about({ applicationId: z.uuid(), decisionId: z.uuid() }),
);
/** A mapped file waits to be imported, or its import to be continued. */
export const csvImportRequested = eventType(
  "csv.import-requested",
  // The language of the person who started it, in which new jobs get their stages.
  about({ importId: z.uuid(), locale: z.enum(locales).optional() }),
);
/** An organization's retention rule is due tonight: candidates without activity for that long are erased. */
export const retentionDue = eventType("retention.due", about({}));
export const creditsGranted = eventType("credits.granted", about({}));
export const poolGrown = eventType("pool.grown", about({}));
/** Changes wait to be sent to an address of the organization. */
export const webhookDue = eventType("webhook.due", about({ webhookId: z.uuid() }));
/** Something changed that affects whether or how a candidate is found: consent, a merge, an erasure. */
export const candidateChanged = eventType("candidate.changed", about({ candidateId: z.uuid() }));
/** `organizationId` is the inviting administrator's; the invitation has the organization it is for. */
export const invitationRequested = eventType("invitation.requested", about({ invitationId: z.uuid() }));
/** The mail server could not be reached when somebody signed up: their letter waits for it. */
export const accountLetterLate = eventType(
  "account.letter-late",
  about({ userId: z.uuid(), letter: z.enum(["confirmation", "reset", "has-account"]) }),
);
/** A letter to a candidate is to be sent once its decision can no longer be undone, or sent again. */
export const letterRequested = eventType("letter.requested", about({ letterId: z.uuid() }));
/** A candidate asked for a link to their own page, or what they asked there was answered. */
export const candidateLinkRequested = eventType(
  "candidate.link-requested",
  about({
    candidateId: z.uuid(),
    locale: z.enum(locales),
    /** A request of theirs was answered. */
    answered: z.boolean(),
    /** They have just applied. */
    applied: z.boolean().optional(),
  }),
);
/** A member wants to be notified immediately. */
export const memberNotified = eventType("member.notified", about({ noticeId: z.uuid() }));
/** A member's daily mail is to be written. */
export const digestDue = eventType("digest.due", about({ userId: z.uuid(), day: z.iso.date() }));
