import * as z from "zod";
import { ConfirmationPolicy } from "@/lib/db/generated/enums";
import { listGrants } from "@/lib/access/oauth/grants";
import { flow, useCase } from "@/lib/access/use-case";

const ConnectedAgent = z.object({
  grantId: z.uuid(),
  name: z.string().describe("The name the agent chose for itself; it is not verified."),
  redirectHosts: z
    .array(z.string())
    .describe("Where its authorization codes are sent, which it cannot fake."),
  documentHost: z
    .string()
    .nullable()
    .describe("Where its metadata document is; null when it registered itself."),
  firstSeen: z.string().describe("When it first registered, whoever allowed it."),
  grantedBy: z.object({ id: z.uuid(), name: z.string() }),
  scopes: z.array(z.string()),
  confirmation: z.enum(ConfirmationPolicy),
  grantedAt: z.string(),
  lastUsedAt: z.string().nullable().describe("Its last call; null when it has made none."),
  calls: z.int().describe("Tool calls since it was first allowed."),
  live: z.boolean().describe("False when its access has expired."),
});

const uses = useCase({
  name: "uses",
  permission: "organization:read",
  input: z.object({}),
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
  input: z.object({}),
  output: z.object({ agents: z.array(ConnectedAgent) }),

  async run(actor) {
    const [{ grants }, counted] = await Promise.all([listGrants(actor, {}), uses(actor, {})]);
    const useByKey = new Map(counted.uses.map((each) => [`${each.clientId} ${each.userId}`, each]));
    return {
      agents: grants.map(({ id, client, grantedBy, scopes, confirmation, grantedAt, live }) => {
        const use = useByKey.get(`${client.id} ${grantedBy.id}`);
        return {
          grantId: id,
          name: client.name,
          redirectHosts: client.redirectHosts,
          grantedBy,
          scopes,
          live,
          confirmation,
          documentHost: client.documentHost,
          firstSeen: client.firstSeen.toISOString(),
          grantedAt: grantedAt.toISOString(),
          lastUsedAt: use?.lastUsedAt.toISOString() ?? null,
          calls: use?.calls ?? 0,
        };
      }),
    };
  },
});
