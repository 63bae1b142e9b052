import * as z from "zod";
import { holdNamed } from "@/lib/access/hold-members";
import { memberName } from "@/lib/access/member-name";
import { membersMeant } from "@/lib/access/members-meant";
import { type Context, useCase } from "@/lib/access/use-case";
import { ConfirmationToken } from "@/lib/confirmations/confirmation";
import { redeemConfirmation } from "@/lib/confirmations/redeem-confirmation";
import { invalid, notFound } from "@/lib/errors";
import { record } from "@/lib/events/record";
import { digestOf } from "@/lib/security/digest";

const members = z.array(z.string().max(320)).max(50).default([]);

/** Who comes onto a job's hiring team, and who leaves it. */
export const TeamChange = z.object({
  jobId: z.uuid(),
  add: members.describe("Members by name, e-mail address or userId."),
  remove: members.describe("The same."),
});

/**
 * Puts members on a job's hiring team, or takes them off: a hiring manager sees the jobs, applications and notes of the
 * teams they are on, and nothing else. Notes of whoever leaves stay. An agent brings its recruiter's confirmation.
 * Throws `not_found` for the job, `invalid` for words that mean no member.
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
    for (const { userId } of added) await record(ctx, "job.team-member-added", jobId, { userId });
    for (const { userId } of removed) await record(ctx, "job.team-member-removed", jobId, { userId });
    return { jobId, added: added.map(({ name }) => name), removed: removed.map(({ name }) => name), team };
  },
});

/** Who of those meant would come to a job's team or leave it, and who would be on it then. Throws as `changeHiringTeam` does. */
export async function planTeam({ db }: Context, { jobId, add, remove }: z.output<typeof TeamChange>) {
  await db.$queryRaw`SELECT 1 FROM "Job" WHERE id = ${jobId}::uuid FOR NO KEY UPDATE`;
  const job = await db.job.findUnique({ where: { id: jobId }, select: { title: true } });
  if (!job) throw notFound("Job");
  const coming = await holdNamed(db, await membersMeant(db, add));
  const going = await membersMeant(db, remove);
  if (coming.length + going.length === 0) throw invalid("Say whom to add or remove.");
  const places = await db.hiringTeamMember.findMany({
    where: { jobId },
    select: { userId: true },
    orderBy: { userId: "asc" },
  });
  const onTeam = new Set(places.map(({ userId }) => userId));
  const added = coming.filter((member) => !onTeam.has(member.userId) && !going.includes(member));
  const removed = going.filter(({ userId }) => onTeam.has(userId));
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
