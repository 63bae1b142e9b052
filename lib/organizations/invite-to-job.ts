import * as z from "zod";
import { flow, useCase } from "@/lib/access/use-case";
import { notFound } from "@/lib/errors";
import { record } from "@/lib/events/record";
import { Inviting } from "./invitation";
import { countInvitation } from "./invite-member";
import { lockInvitation, storeInvitation } from "./store-invitation";

const input = z.object({ jobId: z.uuid(), email: Inviting.shape.email });
const output = z.object({ again: z.boolean().describe("Had been invited before.") });

const invite = useCase({
  name: "keepJobInvitation",
  permission: "job:write",
  input,
  output,
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
});

/**
 * Invites an address to a job's hiring team by e-mail: whoever accepts becomes a hiring manager of the organization,
 * who sees this job and no other. An open invitation is renewed. Throws `not_found`, `conflict` for a member, who is
 * added to the team directly, `unavailable` without a mail server, `rate_limited`.
 */
export const inviteToJob = flow({
  name: "inviteToJob",
  permission: "job:write",
  input,
  output,

  async run(actor, invited) {
    await countInvitation(actor, invited.email);
    return invite(actor, invited);
  },
});
