import * as z from "zod";
import { changeGrant } from "@/lib/access/oauth/change-grant";
import { flow, useCase } from "@/lib/access/use-case";
import { ConfirmationPolicy } from "@/lib/db/generated/enums";
import { record } from "@/lib/events/record";

const input = z.object({
  grantId: z.uuid(),
  mayWrite: z.boolean(),
  confirmation: z.enum(ConfirmationPolicy).describe("Where its actions are confirmed."),
});

const note = useCase({
  name: "noteAgentChange",
  permission: "organization:read",
  input,
  output: z.object({}),
  async run(ctx, { grantId, ...chosen }) {
    await record(ctx, "agent.changed", grantId, chosen);
    return {};
  },
});

/**
 * Sets whether one of the actor's agents may write, and where its acts are confirmed. Throws `not_found` for a grant
 * that has ended or is somebody else's.
 */
export const changeAgent = flow({
  name: "changeAgent",
  permission: "organization:read",
  input,
  output: z.object({ changed: z.literal(true) }),

  async run(actor, chosen) {
    const changed = await changeGrant(actor, chosen);
    await note(actor, chosen);
    return changed;
  },
});
