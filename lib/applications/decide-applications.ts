import * as z from "zod";
import { type Context, useCase } from "@/lib/access/use-case";
import { agreedRevision } from "@/lib/confirmations/agreed-revision";
import { ConfirmationToken } from "@/lib/confirmations/confirmation";
import { redeemConfirmation } from "@/lib/confirmations/redeem-confirmation";
import { DomainError, conflict } from "@/lib/errors";
import { LetterText } from "@/lib/letters/template";
import { whyNoLetter } from "@/lib/letters/why-no-letter";
import { settle } from "./decide";
import { Decisions, eachWithFeedback } from "./decisions";
import { Dispositions, SyncStatuses } from "@/lib/states/status";

/** The input from agents. */
export const DecidingTogether = Decisions.extend({ confirmationToken: ConfirmationToken });

const Outcome = z.object({
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
    outcomes: z.array(Outcome).describe("In the order of the decisions."),
    decided: z.int(),
    refused: z.int(),
  }),

  async run(ctx, input) {
    const shown = input.confirmationToken === undefined ? input.subjectRevision : undefined;
    const subjectRevision = shown ?? (await agreedRevision(ctx, input.confirmationToken));
    const confirmationId = await redeemConfirmation(ctx, {
      act: "decideCandidates",
      input,
      subjectRevision: subjectRevision ?? "",
    });
    const agreedRevisions = subjectRevision === null ? null : Revisions.parse(JSON.parse(subjectRevision));
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
    const outcomes = new Map<string, z.output<typeof Outcome>>();
    // Rows are locked in the order of their ids, so that two calls about the same applications cannot deadlock.
    for (const requested of wanted.toSorted((a, b) => (a.applicationId < b.applicationId ? -1 : 1))) {
      const { applicationId } = requested;
      const row = rows.find(({ id }) => id === applicationId);
      const revision = agreedRevisions ? agreedRevisions[applicationId] : row?.revision;
      const agreedRow = row && revision !== undefined ? { ...row, revision } : null;
      const getsLetter = row && requested.kind !== "move" && whyNoLetter(row.candidate) === null;
      const letter = getsLetter ? input.letter : undefined;
      const { extraUndoSeconds } = input;
      const decision = { ...requested, letter, agreedRow, confirmationId, extraUndoSeconds };
      outcomes.set(applicationId, await outcomeOf(ctx, decision));
    }
    const listed = wanted.map(({ applicationId }) => outcomes.get(applicationId)!);
    const decided = listed.filter(({ outcome }) => outcome === "done").length;
    return { outcomes: listed, decided, refused: listed.length - decided };
  },
});

const Revisions = z.record(z.string(), z.int());

type Decision = ReturnType<typeof eachWithFeedback>[number] & {
  /** The application at the revision agreed to; null when it does not exist or the preview refused the decision. */
  agreedRow: Parameters<typeof settle>[2] | null;
  letter: z.output<typeof LetterText> | undefined;
  confirmationId: string | null;
  extraUndoSeconds: number | undefined;
};

async function outcomeOf(
  ctx: Context,
  { applicationId, kind, agreedRow, ...decision }: Decision,
): Promise<z.output<typeof Outcome>> {
  try {
    if (!agreedRow) throw conflict("Not found, or the preview showed that this cannot be done.");
    const { disposition, decisionId, atsSync } = await settle(ctx, kind, agreedRow, decision);
    const stage = decision.stage ?? null;
    return { applicationId, outcome: "done", message: null, disposition, decisionId, atsSync, stage };
  } catch (error) {
    // A refusal has written nothing for this row; any other error aborts the whole transaction.
    if (!(error instanceof DomainError)) throw error;
    const refused = { disposition: null, decisionId: null, atsSync: null, stage: null };
    return { applicationId, outcome: "refused", message: error.message, ...refused };
  }
}
