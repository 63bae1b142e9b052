import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { Inviting } from "./invitation";
import { Invited, counted } from "./invite-member";
import { lockInvitation, storeInvitation } from "./store-invitation";

/**
 * Invites an address to a job's hiring team by e-mail: whoever accepts becomes a hiring manager of the organization,
 * who sees this job and no other. An open invitation is renewed. Throws `not_found`, `conflict` for a member, who is
 * added to the team directly, `unavailable` without a mail server, `rate_limited`.
 */
export const inviteToJob = counted(
  "inviteToJob",
  useCase({
    name: "keepJobInvitation",
    permission: "job:write",
    input: z.object({ jobId: z.uuid(), email: Inviting.shape.email }),
    output: Invited,
    async run(ctx, { jobId, email }) {
      const job = await ctx.db.job.findUnique({ where: { id: jobId }, select: { id: true } });
      if (!job) throw notFound("Job");
      const address = { organizationId: ctx.actor.organizationId, email };
      const { open } = await lockInvitation(ctx, address);
      // Whoever was invited with another role keeps it, and joins this team too.
      const role = open?.role ?? "hiring_manager";
      const { invitationId, fresh } = await storeInvitation(ctx, { ...address, role });
      await ctx.db.jobInvitation.createMany({ data: [{ invitationId, jobId }], skipDuplicates: true });
      await record(ctx, "job.team-member-invited", jobId, { invitationId });
      return { again: !fresh };
    },
  }),
);
