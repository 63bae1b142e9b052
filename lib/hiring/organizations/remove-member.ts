import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { endMembership } from "./end-membership";
import { whyNotChange } from "./standing";

/**
 * Ends a membership, possibly the actor's own. Throws `forbidden` for removing an owner unless the actor is one,
 * `conflict` for the last owner, `not_found`.
 */
export const removeMember = useCase({
  name: "removeMember",
  permission: "organization:administer",
  input: z.object({ userId: z.uuid() }),
  output: z.object({ removed: z.literal(true) }),

  async run(ctx, { userId }) {
    await endMembership(ctx, userId, ({ members, own, member }) => whyNotChange(members, own, member));
    return { removed: true as const };
  },
});
