import * as z from "zod";
import { flow, useCase } from "@/lib/platform/access/use-case";
import { conflict, invalid, notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { AccessReport, missingAccess } from "./access";
import { checkCredentials } from "./check-credentials";
import { AtsCredentials, loginOf, needsNewKey, openCredentials, sealTogether } from "./credentials";
import { bearerOf } from "./login/bearer";
import { lockConnection } from "./sync/readings/begin-sync";

const readConnection = useCase({
  name: "readConnection",
  permission: "organization:administer",
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
  permission: "organization:administer",
  input: z.object({
    connectionId: z.uuid(),
    access: AccessReport,
    /** New credentials to store; "kept" re-encrypts the stored ones, null leaves them. */
    credentials: AtsCredentials.or(z.literal("kept")).nullable(),
  }),

  async run(ctx, { connectionId, access, credentials }) {
    // Locked: calling the ATS took time, and the credentials or the secret may have changed since they were read.
    const connection = await lockConnection(ctx, connectionId);
    if (!connection) throw notFound("Connection");
    const newest = credentials === "kept" ? openCredentials(connection) : credentials;
    const problem = missingAccess(access);
    const recovered =
      connection.status === "failing" && !problem ? { status: "active" as const, lastError: null } : {};
    await ctx.db.atsConnection.update({
      where: { id: connectionId },
      data: {
        access,
        ...recovered,
        ...(newest ? sealTogether(connection, newest) : {}),
      },
    });
    await record(ctx, credentials ? "ats.credentials-kept" : "ats.connection-tested", connectionId);
  },
});

/** Tests a connection's credentials; re-encrypts them when a newer key exists. */
export const testConnection = flow({
  name: "testConnection",
  permission: "organization:administer",
  input: z.object({ connectionId: z.uuid() }),

  async run(actor, { connectionId }) {
    const { credentials, simulated, outdated } = await readConnection(actor, { connectionId });
    const bearer = loginOf(credentials) === undefined ? null : bearerOf(actor, connectionId);
    const access = await checkCredentials(credentials, { id: connectionId, simulated }, bearer);
    await keepTested(actor, { connectionId, access, credentials: outdated ? "kept" : null });
  },
});

/** Replaces a connection's credentials with others of the same provider, after testing them. */
export const replaceCredentials = flow({
  name: "replaceCredentials",
  permission: "organization:administer",
  input: z.object({ connectionId: z.uuid(), credentials: AtsCredentials }),

  async run(actor, { connectionId, credentials }) {
    const connection = await readConnection(actor, { connectionId });
    if (connection.credentials.provider !== credentials.provider)
      throw invalid("credentials: this connection is to {provider}.", {
        provider: connection.credentials.provider,
      });
    const access = await checkCredentials(credentials, { id: connectionId, simulated: connection.simulated });
    const problem = missingAccess(access);
    if (problem) throw invalid(problem);
    await keepTested(actor, { connectionId, access, credentials });
  },
});
