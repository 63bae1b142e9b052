import * as z from "zod";
import { pageUrl } from "@/lib/platform/access/addresses";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { ConfirmationToken } from "@/lib/platform/confirmations/confirmation";
import { redeemConfirmation } from "@/lib/platform/confirmations/redeem-confirmation";
import { conflict, forbidden, notFound } from "@/lib/errors";
import { resumeScoring } from "@/lib/judging/evaluation/queue";
import { emit } from "@/lib/platform/events/emit";
import { applicationDecided, letterRequested } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";
import { calendars } from "@/lib/hiring/letters/calendars";
import { lacking } from "@/lib/hiring/letters/fill-in";
import { LetterText } from "@/lib/hiring/letters/template";
import { withoutValue } from "@/lib/hiring/letters/why-no-letter";
import { say } from "@/lib/say";
import { type Before, lockApplications } from "@/lib/judging/states/before";
import { decisionKinds } from "@/lib/judging/states/decision-kinds";
import { dispositionAfter } from "@/lib/judging/states/states";
import { Dispositions, SyncStatuses } from "@/lib/judging/states/status";
import { MOST_DECIDED, decisionsUpTo } from "./decisions";
import { type Foreseen, foresee, revisionsOf } from "./foresee";
import { asksForLooks, drawnToRead, isOpened, nothingSeen, type Seen, SeenById } from "./looks";

export const Decided = z.object({
  applicationId: z.uuid(),
  disposition: Dispositions,
  decisionId: z.uuid(),
  decidedAt: z.string(),
  undoUntil: z.string().describe("Until then it can be undone in the app and nothing is sent."),
  atsSync: SyncStatuses.describe("Whether the ATS knows; not_linked when the job has none."),
  url: z.url(),
});

const Outcome = z.object({
  applicationId: z.uuid(),
  /** Null when it was refused. */
  decided: Decided.nullable(),
  /** Why it was refused; null when it was done. */
  message: z.string().nullable(),
  /** For a move, the new stage. */
  stage: z.string().nullable(),
});

/**
 * Makes decisions with one confirmation: puts applications on the shortlist, rejects them, moves them to a stage, or
 * makes accepted, rejected and withdrawn ones undecided again. Each is recorded by itself, and sent to the ATS once it
 * can no longer be undone. An agent must pass its recruiter's confirmation, which names every application and the
 * revision that was shown. One refused does not affect the others; the only one of a list throws why: `not_found`, or
 * `conflict` when it has changed since or cannot be decided this way. What a person had opened before is kept with the
 * decision. Where the organization asks that people are opened before they are rejected, all are refused with
 * `conflict` while one of those drawn was not, and an agent's recruiter has to approve on a page (`forbidden`).
 */
export const decideApplications = useCase({
  name: "decideApplications",
  permission: "application:decide",
  input: decisionsUpTo(MOST_DECIDED).extend({
    confirmationToken: ConfirmationToken,
    subjectRevision: z.string().optional().describe("From previewDecisions, as the person saw it on a page."),
    seen: SeenById.optional().describe("What the person has opened, from a page; an agent's is ignored."),
    shownAs: Dispositions.optional().describe("Their disposition when the person decided without a preview."),
    letter: LetterText.optional().describe(
      "With placeholders, to each candidate who can be e-mailed; the only one has to be.",
    ),
    decisionId: z
      .uuid()
      .optional()
      .describe(
        "Made by the page for its only decision: sent again after a lost answer, nothing is decided twice.",
      ),
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

  async run(ctx, { seen: opened = {}, ...input }) {
    const { decisions, letter, shownAs } = input;
    const seen = ctx.actor.kind === "agent" ? undefined : opened;
    // Locked first, so that nothing changes between what is read of them and what is written.
    await lockApplications(
      ctx.db,
      decisions.map(({ applicationId }) => applicationId),
    );
    const before = await decidedBefore(ctx, input);
    if (before) return { outcomes: [before], decided: 1, refused: 0 };
    const calendar = letter ? (await calendars(ctx.db, [ctx.actor.id]))(ctx.actor.id) : "";
    if (letter && lacking(letter, { job: "-", calendar })) throw conflict(withoutValue.calendar());
    const foreseen = await foresee(ctx.db, { ...input, letter: letter !== undefined, seen });
    const isOnly = decisions.length === 1;
    const [only] = isOnly ? foreseen : [];
    if (isOnly && !only) throw notFound("Application");
    const confirmation = await redeemConfirmation(ctx, {
      act: ["decideCandidates", ...decisions.map(({ decision }) => decisionKinds[decision].tool)],
      input,
      ...(only && { subjectRevision: revisionsOf([only]), standing: `It is ${only.standing} now.` }),
    });
    const agreed = confirmation?.subjectRevision ?? input.subjectRevision;
    const revisions = agreed === undefined ? null : (Revisions.safeParse(JSON.parse(agreed)).data ?? {});
    requireLooks(foreseen, Object.keys(revisions ?? {}), seen);

    const outcomes: z.input<typeof Outcome>[] = [];
    for (const { applicationId } of decisions) {
      const plan = foreseen.find((each) => each.applicationId === applicationId);
      const message = whyNot(plan);
      if (isOnly && message !== null) throw conflict(message);
      const decided =
        plan && message === null ? await settle(ctx, plan, confirmation?.id, { ...input, seen }) : null;
      outcomes.push({ applicationId, decided, message, stage: (decided && plan?.stage) ?? null });
    }
    const decided = outcomes.filter((each) => each.decided !== null).length;
    return { outcomes, decided, refused: outcomes.length - decided };

    function whyNot(plan: Foreseen | undefined): string | null {
      const revision = revisions ? plan && revisions[plan.applicationId] : plan?.revision;
      // A preview that refused a decision has no revision for it.
      if (!plan || revision === undefined)
        return say("Not found, or the preview showed that this cannot be done.");
      const { standing, noLetter } = plan;
      if (revision !== plan.revision || (shownAs ?? plan.disposition) !== plan.disposition)
        return say("This application has changed since you looked: {standing}. Look again, then decide.", {
          standing,
        });
      if (plan.refusal === null && noLetter !== null && isOnly)
        return say("No letter can be sent: {refusal} Decide without one.", { refusal: noLetter });
      return plan.refusal;
    }
  },
});

/** The outcome of a decision that this person has made under this id before; null for a new one. */
async function decidedBefore(
  { actor, db }: Context,
  { decisionId, decisions }: { decisionId?: string | undefined; decisions: { applicationId: string }[] },
): Promise<z.input<typeof Outcome> | null> {
  const [decision] = decisionId
    ? await db.decision.findMany({
        where: { id: decisionId, decidedBy: actor.id, applicationId: decisions[0]!.applicationId },
        include: { application: { select: { disposition: true, atsSync: true } } },
      })
    : [];
  if (!decision) return null;
  const { id, applicationId, application, createdAt, leavesAt, stage } = decision;
  const decided = outcomeOf({
    ...application,
    applicationId,
    decisionId: id,
    decidedAt: createdAt,
    leavesAt,
  });
  return { applicationId, decided, message: null, stage };
}

const outcomeOf = ({
  decidedAt,
  leavesAt,
  ...decided
}: Pick<z.input<typeof Decided>, "applicationId" | "decisionId" | "disposition" | "atsSync"> & {
  decidedAt: Date;
  leavesAt: Date;
}): z.input<typeof Decided> => ({
  ...decided,
  decidedAt: decidedAt.toISOString(),
  undoUntil: leavesAt.toISOString(),
  url: pageUrl.application(decided.applicationId),
});

const Revisions = z.record(z.string(), z.int());

/**
 * Refuses rejections that the organization asks somebody to look at first: an agent's, which no page has seen, and
 * those of people of whom a drawn one was not opened. `previewed`: all who are decided on together, in several calls.
 */
function requireLooks(foreseen: readonly Foreseen[], previewed: string[], seen: SeenById | undefined) {
  const rejected = foreseen.filter(({ kind, refusal }) => kind === "reject" && refusal === null);
  const [first] = rejected;
  if (!first) return;
  const { organization } = first.row.job;
  const others = new Set(foreseen.flatMap(({ kind, applicationId: id }) => (kind === "reject" ? [] : [id])));
  const together =
    previewed.length > 0
      ? previewed.filter((id) => !others.has(id))
      : rejected.map(({ applicationId }) => applicationId);
  if (!asksForLooks(together.length, organization)) return;
  if (!seen)
    throw forbidden(
      "The recruiter's organization asks for a look before rejections: call again without confirmationToken, and the recruiter approves on a signed-in page.",
    );
  const unread = drawnToRead(together, organization.rejectionsRead).filter((id) => !isOpened(seen[id]));
  const names = unread.flatMap((id) => foreseen.find((each) => each.applicationId === id)?.name ?? []);
  if (unread.length > 0)
    throw conflict(
      "Your organization asks that some of those rejected together are opened first. {count, plural, one {One drawn at random was} other {# drawn at random were}} not: {names}.",
      { count: unread.length, names: names.slice(0, 5).join("; ") || "–" },
    );
}

type Details = {
  seen?: SeenById | undefined;
  letter?: z.output<typeof LetterText> | undefined;
  extraUndoSeconds?: number | undefined;
  decisionId?: string | undefined;
};

/** Writes a decision on a locked application: the change, who made it, the event for the ATS and the letter. */
async function settle(
  ctx: Context,
  { kind, feedback, reason, stage, target, noLetter, row }: Foreseen,
  confirmationId: string | undefined,
  { letter, extraUndoSeconds = 0, decisionId: given, seen: opened }: Details,
): Promise<z.input<typeof Decided>> {
  const { actor, db } = ctx;
  const { id: applicationId, disposition, atsSync, commentSync, syncReason, syncReasonSaid } = row;
  const { decisionUndoSeconds } = row.job.organization;
  const now = new Date();
  // Without a time to undo, the ATS is to be notified immediately.
  const undoSeconds = decisionUndoSeconds === 0 ? 0 : decisionUndoSeconds + extraUndoSeconds;
  const outcome = dispositionAfter[kind];
  const moved = { stage: row.stage, stageExternalId: row.stageExternalId };
  const before: z.input<typeof Before> = {
    ...(outcome === null && moved),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    disposition,
    atsSync,
    commentSync,
    syncReason,
    syncReasonSaid,
  };
  const seen: Seen | null =
    opened && (kind === "accept" || kind === "reject") ? (opened[applicationId] ?? nothingSeen) : null;
  const decided = await db.application.update({
    where: { id: applicationId },
    data: {
      ...(outcome === null
        ? { stage: stage ?? "", stageExternalId: target }
        : { disposition: outcome, decidedAt: kind === "reopen" ? null : now }),
      revision: { increment: 1 },
      ...(row.atsConnectionId && { atsSync: "pending", commentSync: feedback ? "pending" : "not_linked" }),
    },
    select: { disposition: true, atsSync: true },
  });
  const { id: decisionId, leavesAt } = await db.decision.create({
    data: {
      ...(given && { id: given }),
      applicationId,
      kind,
      confirmationId: confirmationId ?? null,
      decidedBy: actor.id,
      clientId: actor.clientId,
      feedback: feedback ?? null,
      reason: reason ?? null,
      stage: stage ?? null,
      targetStageId: target,
      stageExternalId: row.stageExternalId,
      leavesAt: new Date(now.getTime() + undoSeconds * 1000),
      before,
      ...(seen && { seen }),
    },
    select: { id: true, leavesAt: true },
  });
  await record(ctx, `application.${decisionKinds[kind].label}`, applicationId, { decisionId, ...seen });
  await emit(ctx, applicationDecided, { applicationId, decisionId });
  if (kind === "reopen") await resumeScoring(ctx, applicationId);
  if (letter && outcome !== null && noLetter === null) {
    const { id: letterId } = await db.candidateLetter.create({ data: { decisionId, ...letter } });
    await emit(ctx, letterRequested, { letterId });
  }
  return outcomeOf({ ...decided, applicationId, decisionId, decidedAt: now, leavesAt });
}
