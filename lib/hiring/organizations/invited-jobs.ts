import { step } from "@/lib/platform/access/use-case";

/** The jobs whose hiring teams an invitation is for, newest first. */
export const listInvitedJobs = step(
  "listInvitedJobs",
  async ({ db }, { invitationId }: { invitationId: string }) => {
    const rows = await db.jobInvitation.findMany({
      where: { invitationId },
      select: { jobId: true, job: { select: { title: true } } },
      orderBy: { createdAt: "desc" },
    });
    return rows.map(({ jobId, job }) => ({ jobId, title: job.title }));
  },
);
