import * as z from "zod";
import { revokeGrant } from "@/lib/platform/access/oauth/grants";
import { flow, useCase } from "@/lib/platform/access/use-case";
import { record } from "@/lib/platform/events/record";

const note = useCase({
  name: "noteDisconnected",
  permission: "organization:read",
  input: z.object({ grantId: z.uuid() }),
  async run(ctx, { grantId }) {
    await record(ctx, "agent.disconnected", grantId);
  },
});

/**
 * Revokes an agent's grant: its access tokens, refresh tokens and outstanding codes stop working immediately. Throws
 * `not_found` for a grant that has ended, or is somebody else's in an organization the actor does not administer.
 */
export const disconnectAgent = flow({
  name: "disconnectAgent",
  permission: "organization:read",
  input: z.object({ grantId: z.uuid() }),
  output: z.object({ disconnected: z.literal(true) }),

  async run(actor, { grantId }) {
    await revokeGrant(actor, { grantId });
    await note(actor, { grantId });
    return { disconnected: true as const };
  },
});
