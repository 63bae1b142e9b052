import * as z from "zod";
import { flow, useCase } from "@/lib/access/use-case";
import { conflict, invalid, notFound } from "@/lib/errors";
import { record } from "@/lib/events/record";
import { AccessReport, hindrance } from "./access";
import { checkCredentials } from "./check-credentials";
import { AtsCredentials, loginOf, needsNewKey, openCredentials, sealTogether } from "./credentials";
import { bearerOf } from "./login/bearer";
import { lockConnection } from "./sync/readings/begin-sync";

const administers = { permission: "organization:administer" } as const;

const readConnection = useCase({
  name: "readConnection",
  ...administers,
  input: z.object({ connectionId: z.uuid() }),
  output: z.object({ credentials: AtsCredentials, simulated: z.boolean(), outdated: z.boolean() }),

  async run({ db }, { connectionId }) {
    const connection = await db.atsConnection.findUnique({ where: { id: connectionId } });
    if (!connection) throw notFound("Connection");
    const credentials = openCredentials(connection);
    if (!credentials) throw conflict("An import from files has no credentials to test.");
    return { credentials, simulated: connection.simulated, outdated: needsNewKey(connection.credentialsKey) };
  },
});

const keepTested = useCase({
  name: "keepTested",
  ...administers,
  input: z.object({
    connectionId: z.uuid(),
    access: AccessReport,
    /** To keep instead; "kept" encrypts anew what is there by then, null leaves it. */
    credentials: AtsCredentials.or(z.literal("kept")).nullable(),
  }),
  output: z.object({}),

  async run(ctx, { connectionId, access, credentials }) {
    // Locked: calling the ATS took its time, and credentials or secret may have been changed since they were read.
    const connection = await lockConnection(ctx, connectionId);
    if (!connection) throw notFound("Connection");
    const newest = credentials === "kept" ? openCredentials(connection) : credentials;
    const stands = hindrance(access);
    const working =
      connection.status === "failing" && !stands ? { status: "active" as const, lastError: null } : {};
    await ctx.db.atsConnection.update({
      where: { id: connectionId },
      data: {
        access,
        ...working,
        ...(newest ? sealTogether(connection, newest) : {}),
      },
    });
    await record(ctx, credentials ? "ats.credentials-kept" : "ats.connection-tested", connectionId);
    return {};
  },
});

const Tested = z.object({ connectionId: z.uuid(), access: AccessReport, works: z.boolean() });

/** Tries a connection's credentials again; encrypts them with the newest key where that has changed. */
export const testConnection = flow({
  name: "testConnection",
  ...administers,
  input: z.object({ connectionId: z.uuid() }),
  output: Tested,

  async run(actor, { connectionId }) {
    const { credentials, simulated, outdated } = await readConnection(actor, { connectionId });
    const bearer = loginOf(credentials) === undefined ? null : bearerOf(actor, connectionId);
    const access = await checkCredentials(credentials, { id: connectionId, simulated }, bearer);
    await keepTested(actor, { connectionId, access, credentials: outdated ? "kept" : null });
    return { connectionId, access, works: hindrance(access) === null };
  },
});

/** Puts other credentials of the same provider in their place, after trying them. */
export const replaceCredentials = flow({
  name: "replaceCredentials",
  ...administers,
  input: z.object({ connectionId: z.uuid(), credentials: AtsCredentials }),
  output: Tested,

  async run(actor, { connectionId, credentials }) {
    const connection = await readConnection(actor, { connectionId });
    if (connection.credentials.provider !== credentials.provider)
      throw invalid("credentials: this connection is to {provider}.", {
        provider: connection.credentials.provider,
      });
    const access = await checkCredentials(credentials, { id: connectionId, simulated: connection.simulated });
    const stands = hindrance(access);
    if (stands) throw invalid(stands);
    await keepTested(actor, { connectionId, access, credentials });
    return { connectionId, access, works: true };
  },
});
