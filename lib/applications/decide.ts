import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { ConfirmationToken } from "@/lib/confirmations/confirmation";
import { redeemConfirmation } from "@/lib/confirmations/redeem-confirmation";
import { DomainError, conflict, notFound } from "@/lib/errors";
import { LetterText } from "@/lib/letters/template";
import { whyNoLetter } from "@/lib/letters/why-no-letter";
import { Dispositions, type Outcome, SyncStatuses } from "@/lib/states/status";
import { decisionKinds } from "./decision-kinds";
import { Decisions, Feedback, Reason, eachWithFeedback } from "./decisions";
import { Decided, changed, settle } from "./settle";
import { standingOf } from "./standing";

export const Deciding = z.object({
  applicationId: z.uuid(),
  feedback: Feedback,
  confirmationToken: ConfirmationToken,
});

/** The input from a page, which also says what it showed. */
const DecidingOnPage = Deciding.extend({
  subjectRevision: z.string().optional().describe("From previewDecision, as the person saw it."),
  shownAs: Dispositions.optional().describe("Its disposition when the person decided without a preview."),
  reason: Reason,
  letter: LetterText.optional().describe("To the candidate, with placeholders; left out, none."),
});

/**
 * The use case of one kind of decision, on what a person was shown. An agent must pass its recruiter's confirmation.
 * Throws `conflict` when the application has changed since, or its disposition does not allow the decision.
 */
const deciding = (kind: Outcome) =>
  useCase({
    name: `${kind}Application`,
    permission: "application:decide",
    input: DecidingOnPage,
    output: Decided,

    async run(ctx, input) {
      const { applicationId, subjectRevision: shown, shownAs, ...details } = input;
      const application = await ctx.db.application.findUnique({ where: { id: applicationId } });
      if (!application) throw notFound("Application");
      const { revision, disposition } = application;
      const subjectRevision = String(revision);
      const standing = await standingOf(ctx.db, application);
      const act = decisionKinds[kind].tool;
      const now = `It is ${standing} now.`;
      const confirmation = await redeemConfirmation(ctx, { act, input, subjectRevision, standing: now });
      if ((shown ?? subjectRevision) !== subjectRevision || (shownAs ?? disposition) !== disposition)
        throw changed(standing);
      return settle(ctx, application, { ...details, kind, confirmationId: confirmation?.id });
    },
  });

/** Puts an application on the shortlist. */
export const acceptApplication = deciding("accept");
/** Rejects an application. Always a person's decision. */
export const rejectApplication = deciding("reject");
/**
 * Makes an accepted, rejected or withdrawn application undecided again. This is recorded as a decision, and sent to
 * the ATS where its API can reopen applications.
 */
export const reopenApplication = deciding("reopen");

/** By the kind of decision. */
export const decisionsByKind = {
  accept: acceptApplication,
  reject: rejectApplication,
  reopen: reopenApplication,
};

/** The input from agents. */
export const DecidingTogether = Decisions.extend({ confirmationToken: ConfirmationToken });

const Each = z.object({
  applicationId: z.uuid(),
  outcome: z.enum(["done", "refused"]),
  /** Why it was refused; null when it was done. */
  message: z.string().nullable(),
  disposition: Dispositions.nullable(),
  decisionId: z.uuid().nullable(),
  atsSync: SyncStatuses.nullable(),
  /** For a move, the new stage. */
  stage: z.string().nullable(),
});

/**
 * Makes several decisions with one confirmation, each recorded like a single decision. A refused decision does not
 * affect the others. An agent must pass its recruiter's confirmation, which names every application and the revision
 * that was shown.
 */
export const decideApplications = useCase({
  name: "decideApplications",
  permission: "application:decide",
  input: DecidingTogether.extend({
    subjectRevision: z.string().optional().describe("From previewDecisions, as the person saw it on a page."),
    letter: LetterText.optional().describe("To each candidate who can be e-mailed."),
    extraUndoSeconds: z
      .int()
      .min(0)
      .max(1800)
      .optional()
      .describe("How much longer they can be undone, because more calls for the same selection follow."),
  }),
  output: z.object({
    outcomes: z.array(Each).describe("In the order of the decisions."),
    decided: z.int(),
    refused: z.int(),
  }),

  async run(ctx, input) {
    const confirmation = await redeemConfirmation(ctx, { act: "decideCandidates", input });
    const agreed = confirmation?.subjectRevision ?? input.subjectRevision;
    const revisions = agreed === undefined ? null : Revisions.parse(JSON.parse(agreed));
    const wanted = eachWithFeedback(input);
    const rows = await ctx.db.application.findMany({
      where: { id: { in: wanted.map(({ applicationId }) => applicationId) } },
      select: {
        id: true,
        revision: true,
        atsConnectionId: true,
        candidateId: true,
        candidate: { select: { email: true, erasedAt: true } },
      },
    });
    const outcomes = new Map<string, z.input<typeof Each>>();
    // Rows are locked in the order of their ids, so that two calls about the same applications cannot deadlock.
    const inOrder = wanted.toSorted((a, b) => (a.applicationId < b.applicationId ? -1 : 1));
    for (const { applicationId, ...decision } of inOrder) {
      const row = rows.find(({ id }) => id === applicationId);
      // A preview that refused a decision has no revision for it.
      const revision = revisions ? revisions[applicationId] : row?.revision;
      const getsLetter = row && decision.kind !== "move" && whyNoLetter(row.candidate) === null;
      const letter = getsLetter ? input.letter : undefined;
      const details = {
        ...decision,
        letter,
        confirmationId: confirmation?.id,
        extraUndoSeconds: input.extraUndoSeconds,
      };
      const settled =
        row && revision !== undefined
          ? settle(ctx, { ...row, revision }, details)
          : Promise.reject(conflict("Not found, or the preview showed that this cannot be done."));
      outcomes.set(applicationId, await outcomeOf(applicationId, decision.stage, settled));
    }
    const listed = wanted.map(({ applicationId }) => outcomes.get(applicationId)!);
    const decided = listed.filter(({ outcome }) => outcome === "done").length;
    return { outcomes: listed, decided, refused: listed.length - decided };
  },
});

const Revisions = z.record(z.string(), z.int());

async function outcomeOf(
  applicationId: string,
  stage: string | undefined,
  settled: ReturnType<typeof settle>,
): Promise<z.input<typeof Each>> {
  try {
    return { ...(await settled), outcome: "done", message: null, stage: stage ?? null };
  } catch (error) {
    // A refusal has written nothing for this row; any other error aborts the whole transaction.
    if (!(error instanceof DomainError)) throw error;
    const nothing = { disposition: null, decisionId: null, atsSync: null, stage: null };
    return { applicationId, outcome: "refused", message: error.message, ...nothing };
  }
}
