import { changeGrant } from "@/lib/platform/access/oauth/change-grant";
import { flow, useCase } from "@/lib/platform/access/use-case";
import { record } from "@/lib/platform/events/record";

const note = useCase({
  name: "noteAgentChange",
  permission: "organization:read",
  input: changeGrant.input,
  async run(ctx, { grantId, ...chosen }) {
    await record(ctx, "agent.changed", grantId, chosen);
  },
});

/**
 * Sets whether one of the actor's agents may write, where its acts are confirmed, and what it may not read. Throws `not_found` for a grant
 * that has ended or is somebody else's.
 */
export const changeAgent = flow({
  name: "changeAgent",
  permission: "organization:read",
  input: changeGrant.input,
  output: changeGrant.output,

  async run(actor, chosen) {
    const changed = await changeGrant(actor, chosen);
    await note(actor, chosen);
    return changed;
  },
});
