import * as z from "zod";
import { findMembers } from "@/lib/platform/access/find-members";
import { lockNamedMembers } from "@/lib/platform/access/lock-members";
import { permissionsOfMember, sightOf } from "@/lib/platform/access/role-permissions";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { ConfirmationToken } from "@/lib/platform/confirmations/confirmation";
import { redeemConfirmation } from "@/lib/platform/confirmations/redeem-confirmation";
import { conflict, invalid, notFound } from "@/lib/errors";
import { recordAll } from "@/lib/platform/events/record";
import { notify } from "@/lib/platform/notices/notify";
import { digestOf } from "@/lib/platform/security/digest";
import { lockApplications } from "@/lib/judging/states/before";
import { FeedbackKinds } from "./feedback";

/** Whom to ask about which applications. */
export const Asking = z.object({
  applicationIds: z.array(z.uuid()).min(1).max(50).describe("Up to 50."),
  raters: z.array(z.string().max(320)).min(1).max(20).describe("Members by name or e-mail address."),
  kind: FeedbackKinds.default("review").describe("Before or after an interview."),
});

/**
 * Asks members for feedback on applications: each is notified once for each job, however many people it is about, and
 * reminded later. Who gave it already is not asked again. An agent needs its recruiter's confirmation. Throws
 * `not_found`; `conflict` when none of the applications is open or accepted, or when all have answered; `invalid` for
 * members who could not see or rate them.
 */
export const requestFeedback = useCase({
  name: "requestFeedback",
  permission: "candidate:write",
  input: Asking.extend({ confirmationToken: ConfirmationToken }),
  output: z.object({
    requested: z.int().describe("Requests made or repeated: members × applications."),
    raters: z.array(z.string()),
    alreadyGiven: z.int(),
    closed: z.int().describe("Applications left out because they are rejected, withdrawn or hired."),
  }),

  async run(ctx, input) {
    const { actor, db } = ctx;
    const { kind } = input;
    const { open, raters, asked, revision, ...counts } = await planFeedback(ctx, input);
    await redeemConfirmation(ctx, { act: "requestFeedback", input, subjectRevision: revision });
    if (asked.length === 0) throw conflict("Everybody has given their feedback already.");
    const now = new Date();
    await db.feedbackRequest.createMany({
      data: asked.map((each) => ({ ...each, kind, requestedBy: actor.id, clientId: actor.clientId })),
      skipDuplicates: true,
    });
    // Those asked before are asked again by this member, and their reminders begin again.
    await db.feedbackRequest.updateMany({
      where: { kind, givenAt: null, OR: asked },
      data: { requestedBy: actor.id, clientId: actor.clientId, askedAt: now, reminders: 0 },
    });
    await recordAll(
      ctx,
      "feedback.requested",
      asked.map(({ applicationId, userId }) => ({ subjectId: applicationId, particulars: { userId, kind } })),
    );
    for (const jobId of new Set(open.map((application) => application.jobId)))
      await notify(ctx, {
        kind: "feedback_requested",
        subjectId: jobId,
        userIds: raters.map(({ userId }) => userId).filter((userId) => userId !== actor.id),
      });
    return { ...counts, requested: asked.length, raters: raters.map(({ name }) => name) };
  },
});

/** Which requests would be made, on locked applications. Throws as `requestFeedback` does. */
export async function planFeedback(
  ctx: Context,
  { applicationIds, raters: texts, kind }: z.output<typeof Asking>,
) {
  const { db } = ctx;
  await lockApplications(db, applicationIds);
  const applications = await db.application.findMany({
    where: { id: { in: applicationIds }, candidate: { erasedAt: null } },
    select: { id: true, jobId: true, disposition: true, job: { select: { title: true } } },
    orderBy: { id: "asc" },
  });
  if (applications.length < new Set(applicationIds).size) throw notFound("Application");
  const open = applications.filter(({ disposition }) => ["active", "accepted"].includes(disposition));
  if (open.length === 0) throw conflict("Feedback is asked on undecided and accepted candidates only.");
  const raters = await lockNamedMembers(db, await findMembers(db, texts));
  await refuseOutsiders(ctx, open, raters);
  const given = await db.feedbackRequest.findMany({
    where: { kind, applicationId: { in: open.map(({ id }) => id) }, givenAt: { not: null } },
    select: { applicationId: true, userId: true },
  });
  const hasGiven = new Set(given.map(({ applicationId, userId }) => `${applicationId} ${userId}`));
  const all = open.flatMap(({ id }) => raters.map(({ userId }) => ({ applicationId: id, userId })));
  const asked = all.filter(({ applicationId, userId }) => !hasGiven.has(`${applicationId} ${userId}`));
  return {
    open,
    raters,
    asked,
    alreadyGiven: all.length - asked.length,
    closed: applications.length - open.length,
    revision: digestOf(asked),
  };
}

/** Throws `invalid` for members who may not rate, and for hiring managers who do not see one of the jobs. */
async function refuseOutsiders(
  { db }: Context,
  open: readonly { jobId: string; job: { title: string } }[],
  raters: readonly { userId: string; name: string; role: string }[],
) {
  const readers = raters.filter(({ role }) => !permissionsOfMember(role, false).has("note:write"));
  if (readers.length > 0)
    throw invalid("Allowed to read only, so they cannot give feedback: {names}.", {
      names: readers.map(({ name }) => name),
    });
  const confined = raters.filter(({ role }) => sightOf(role) === "shared_jobs");
  if (confined.length === 0) return;
  const titles = new Map(open.map(({ jobId, job }) => [jobId, job.title]));
  const places = await db.hiringTeamMember.findMany({
    where: { jobId: { in: [...titles.keys()] }, userId: { in: confined.map(({ userId }) => userId) } },
  });
  for (const [jobId, job] of titles) {
    const onTeam = new Set(places.filter((place) => place.jobId === jobId).map(({ userId }) => userId));
    const outside = confined.filter(({ userId }) => !onTeam.has(userId));
    if (outside.length > 0)
      throw invalid(
        "Not on the hiring team of {job}, so they cannot see its candidates: {names}. Add them first.",
        {
          job,
          names: outside.map(({ name }) => name),
        },
      );
  }
}
