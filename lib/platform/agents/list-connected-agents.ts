import * as z from "zod";
import { Grant, listGrants } from "@/lib/platform/access/oauth/grants";
import { flow, useCase } from "@/lib/platform/access/use-case";

/** A grant and its client, with times as text. */
const ConnectedAgent = Grant.omit({ id: true, client: true }).extend({
  ...Grant.shape.client.omit({ id: true }).shape,
  grantId: z.uuid(),
  firstSeen: z.string(),
  grantedAt: z.string(),
  lastUsedAt: z.string().nullable().describe("Its last call; null when it has made none."),
  calls: z.int().describe("Tool calls since it was first allowed."),
});

const uses = useCase({
  name: "uses",
  permission: "organization:read",
  output: z.object({
    uses: z.array(z.object({ clientId: z.string(), userId: z.uuid(), calls: z.int(), lastUsedAt: z.date() })),
  }),
  run: async ({ db }) => ({ uses: await db.agentUse.findMany() }),
});

/**
 * Lists the agents that may act for the actor or, in an organization they administer, for anyone in it, newest first,
 * with what each may do and how much it has been used.
 */
export const listConnectedAgents = flow({
  name: "listConnectedAgents",
  permission: "organization:read",
  output: z.object({ agents: z.array(ConnectedAgent) }),

  async run(actor) {
    const [{ grants }, counted] = await Promise.all([listGrants(actor, {}), uses(actor, {})]);
    const useByKey = new Map(counted.uses.map((each) => [`${each.clientId} ${each.userId}`, each]));
    return {
      agents: grants.map(({ id, client, grantedAt, ...grant }) => {
        const use = useByKey.get(`${client.id} ${grant.grantedBy.id}`);
        return {
          ...client,
          ...grant,
          grantId: id,
          firstSeen: client.firstSeen.toISOString(),
          grantedAt: grantedAt.toISOString(),
          lastUsedAt: use?.lastUsedAt.toISOString() ?? null,
          calls: use?.calls ?? 0,
        };
      }),
    };
  },
});
