import * as z from "zod";
import { lockNamedMembers } from "@/lib/platform/access/lock-members";
import { memberName } from "@/lib/platform/access/member-name";
import { findMembers } from "@/lib/platform/access/find-members";
import { sightOf } from "@/lib/platform/access/role-permissions";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { ConfirmationToken } from "@/lib/platform/confirmations/confirmation";
import { redeemConfirmation } from "@/lib/platform/confirmations/redeem-confirmation";
import { invalid, notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { digestOf } from "@/lib/platform/security/digest";

const members = z.array(z.string().max(320)).max(50).default([]);

/** The members to add to a job's hiring team, and those to remove. */
export const TeamChange = z.object({
  jobId: z.uuid(),
  add: members.describe("Members by name, e-mail address or userId."),
  remove: members.describe("The same."),
});

/**
 * Adds members to a job's hiring team, or removes them: a hiring manager sees the jobs, applications and notes of the
 * teams they are on, and nothing else. Notes of removed members stay. An agent must pass its recruiter's
 * confirmation. Throws `not_found` for the job, `invalid` for text that matches no member.
 */
export const changeHiringTeam = useCase({
  name: "changeHiringTeam",
  permission: "job:write",
  input: TeamChange.extend({ confirmationToken: ConfirmationToken }),
  output: z.object({
    jobId: z.uuid(),
    added: z.array(z.string()),
    removed: z.array(z.string()),
    team: z.array(z.string()).describe("Who is on it now, by name."),
  }),

  async run(ctx, input) {
    const { db, actor } = ctx;
    const { jobId } = input;
    const { added, removed, team, revision } = await planTeam(ctx, input);
    await redeemConfirmation(ctx, { act: "changeHiringTeam", input, subjectRevision: revision });
    await db.hiringTeamMember.createMany({
      data: added.map(({ userId }) => ({ jobId, userId, addedBy: actor.id })),
      skipDuplicates: true,
    });
    await db.hiringTeamMember.deleteMany({
      where: { jobId, userId: { in: removed.map(({ userId }) => userId) } },
    });
    // Hiring managers no longer see whom they are asked about.
    const confined = removed.filter(({ role }) => sightOf(role) === "shared_jobs");
    await db.feedbackRequest.deleteMany({
      where: { userId: { in: confined.map(({ userId }) => userId) }, givenAt: null, application: { jobId } },
    });
    for (const { userId } of added) await record(ctx, "job.team-member-added", jobId, { userId });
    for (const { userId } of removed) await record(ctx, "job.team-member-removed", jobId, { userId });
    return { jobId, added: added.map(({ name }) => name), removed: removed.map(({ name }) => name), team };
  },
});

/** Who would join or leave a job's team, and who would be on it then. Throws as `changeHiringTeam` does. */
export async function planTeam({ db }: Context, { jobId, add, remove }: z.output<typeof TeamChange>) {
  await db.$queryRaw`SELECT 1 FROM "Job" WHERE id = ${jobId}::uuid FOR NO KEY UPDATE`;
  const job = await db.job.findUnique({ where: { id: jobId }, select: { title: true } });
  if (!job) throw notFound("Job");
  const toAdd = await lockNamedMembers(db, await findMembers(db, add));
  const toRemove = await findMembers(db, remove);
  if (toAdd.length + toRemove.length === 0) throw invalid("Say whom to add or remove.");
  const places = await db.hiringTeamMember.findMany({
    where: { jobId },
    select: { userId: true },
    orderBy: { userId: "asc" },
  });
  const onTeam = new Set(places.map(({ userId }) => userId));
  const added = toAdd.filter((member) => !onTeam.has(member.userId) && !toRemove.includes(member));
  const removed = toRemove.filter(({ userId }) => onTeam.has(userId));
  const leaving = new Set(removed.map(({ userId }) => userId));
  const staying = [...onTeam].filter((userId) => !leaving.has(userId));
  return {
    jobTitle: job.title,
    added,
    removed,
    team: [...staying.map(await memberName(db, staying)), ...added.map(({ name }) => name)].sort(),
    revision: digestOf([...onTeam]),
  };
}
