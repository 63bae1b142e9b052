import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { endMembership } from "./end-membership";
import { whyNotLeave } from "./standing";

/** Ends the actor's own membership, whatever their role. Throws `conflict` for the last owner. */
export const leaveOrganization = useCase({
  name: "leaveOrganization",
  permission: "organization:read",
  output: z.object({ left: z.literal(true) }),

  async run(ctx) {
    await endMembership(ctx, ctx.actor.id, ({ members, own }) => whyNotLeave(members, own));
    return { left: true as const };
  },
});
