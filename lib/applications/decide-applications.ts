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

/** What agents give. */
export const DecidingTogether = Decisions.extend({ confirmationToken: ConfirmationToken });

const Outcome = z.object({
  applicationId: z.uuid(),
  outcome: z.enum(["done", "refused"]),
  /** Why it was refused; null when it was done. */
  message: z.string().nullable(),
  disposition: Dispositions.nullable(),
  decisionId: z.uuid().nullable(),
  atsSync: SyncStatuses.nullable(),
  /** Of a move, where it is now. */
  stage: z.string().nullable(),
});

/**
 * Makes several decisions with one yes, each recorded as if it had been made alone. One that cannot be made any more
 * does not undo the others. An agent has to bring its recruiter's confirmation, which names every application and the
 * revision of it that was shown.
 */
export const decideApplications = useCase({
  name: "decideApplications",
  permission: "application:decide",
  input: DecidingTogether.extend({
    subjectRevision: z.string().optional().describe("From previewDecisions, as the person saw it on a page."),
    letter: LetterText.optional().describe("To each of them who can be written to."),
    extraUndoSeconds: z
      .int()
      .min(0)
      .max(1800)
      .optional()
      .describe("How much longer they can be undone, because calls about others of one selection follow."),
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
    const agreed = subjectRevision === null ? null : Revisions.parse(JSON.parse(subjectRevision));
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
    // Rows are locked in the order of their ids, so that two calls about the same people never wait for each other.
    for (const one of wanted.toSorted((a, b) => (a.applicationId < b.applicationId ? -1 : 1))) {
      const { applicationId } = one;
      const row = rows.find(({ id }) => id === applicationId);
      const revision = agreed ? agreed[applicationId] : row?.revision;
      const looked = row && revision !== undefined ? { ...row, revision } : null;
      const isWritten = row && one.kind !== "move" && whyNoLetter(row.candidate) === null;
      const letter = isWritten ? input.letter : undefined;
      const { extraUndoSeconds } = input;
      const decision = { ...one, letter, looked, confirmationId, extraUndoSeconds };
      outcomes.set(applicationId, await outcomeOf(ctx, decision));
    }
    const listed = wanted.map(({ applicationId }) => outcomes.get(applicationId)!);
    const decided = listed.filter(({ outcome }) => outcome === "done").length;
    return { outcomes: listed, decided, refused: listed.length - decided };
  },
});

const Revisions = z.record(z.string(), z.int());

type Decision = ReturnType<typeof eachWithFeedback>[number] & {
  /** As it was agreed on; null for one that is not there or that the preview said no to. */
  looked: Parameters<typeof settle>[2] | null;
  letter: z.output<typeof LetterText> | undefined;
  confirmationId: string | null;
  extraUndoSeconds: number | undefined;
};

async function outcomeOf(
  ctx: Context,
  { applicationId, kind, looked, ...decision }: Decision,
): Promise<z.output<typeof Outcome>> {
  try {
    if (!looked) throw conflict("Not found, or the preview said that this cannot be done.");
    const { disposition, decisionId, atsSync } = await settle(ctx, kind, looked, decision);
    const stage = decision.stage ?? null;
    return { applicationId, outcome: "done", message: null, disposition, decisionId, atsSync, stage };
  } catch (error) {
    // A refusal wrote nothing of this row; whatever else goes wrong ends the whole transaction.
    if (!(error instanceof DomainError)) throw error;
    const refused = { disposition: null, decisionId: null, atsSync: null, stage: null };
    return { applicationId, outcome: "refused", message: error.message, ...refused };
  }
}
