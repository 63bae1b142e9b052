import { setTimeout as sleep } from "node:timers/promises";
import type { Actor } from "@/lib/platform/access/actor";
import { say, sentence } from "@/lib/say";
import { inTenant, type TenantDb } from "@/lib/platform/db/tenant";
import { conflict } from "@/lib/errors";
import { loginOf, openCredentials, sealTogether } from "../credentials";
import { AtsFailure } from "../failure";
import { wire } from "../wire";
import { clientFor } from "./client";
import type { Bearer, LoginTokens } from "./login";
import { exchange } from "./tokens";

/** Longer than an exchange takes, yet short, so that a process that died during one does not block others. */
const leaseMs = 30_000;

export const loginEnded = sentence("The sign-in has ended: connect again.");

/**
 * Returns the access token of a connection by sign-in. Once it expires, one worker across all instances exchanges the
 * refresh token, which works once, and the others wait for the result. Throws AtsFailure unauthorized when an
 * administrator has to sign in again.
 */
export const bearerOf =
  (actor: Actor, connectionId: string): Bearer =>
  async (refused) => {
    const isValid = (tokens: LoginTokens) =>
      tokens.accessToken !== refused && Date.parse(tokens.expiresAt) > Date.now() + 60_000;
    for (let waited = 0; waited < leaseMs; waited += 200) {
      const { tokens } = await inTenant(actor, (db) => readLogin(db, connectionId));
      if (isValid(tokens)) return tokens.accessToken;
      const renewed = await renewLogin(actor, connectionId, isValid);
      if (renewed) return renewed.accessToken;
      await sleep(200);
    }
    throw new AtsFailure("limited", say("The sign-in is being renewed."), 5_000);
  };

/** Exchanges a connection's tokens, unless the stored ones are valid. Null while another worker is doing so. */
export async function renewLogin(
  actor: Actor,
  connectionId: string,
  isValid: (tokens: LoginTokens) => boolean,
): Promise<LoginTokens | null> {
  const claimed = await inTenant(actor, async (db) => {
    const now = new Date();
    const free = { OR: [{ loginLeasedUntil: null }, { loginLeasedUntil: { lt: now } }] };
    const { count } = await db.atsConnection.updateMany({
      where: { id: connectionId, ...free },
      data: { loginLeasedUntil: new Date(now.getTime() + leaseMs) },
    });
    return count === 1 ? readLogin(db, connectionId) : null;
  });
  if (!claimed) return null;
  const { provider, simulated, tokens } = claimed;
  try {
    if (isValid(tokens)) return tokens;
    const { login, client } = clientFor(provider, simulated);
    const { token } = login.addresses(simulatorAt(connectionId, provider, simulated));
    const grant = { grant_type: "refresh_token" as const, refresh_token: tokens.refreshToken };
    const renewed = await exchange(token, client, grant, login.refreshHours).catch((error: unknown) => {
      if (error instanceof AtsFailure && error.kind === "refused") return null;
      throw error;
    });
    await inTenant(actor, (db) => keep(db, connectionId, { before: tokens, after: renewed }));
    if (!renewed) throw new AtsFailure("unauthorized", say(loginEnded));
    return renewed;
  } finally {
    await inTenant(actor, (db) =>
      db.atsConnection.updateMany({ where: { id: connectionId }, data: { loginLeasedUntil: null } }),
    );
  }
}

/** The simulator's address for a simulated connection; null for the vendor itself. */
export const simulatorAt = (connectionId: string, provider: string, simulated: boolean) => {
  const address = simulated ? wire.simulator(connectionId) : undefined;
  return address ? `${address}/${provider}` : null;
};

async function readLogin(db: TenantDb, connectionId: string) {
  const connection = await db.atsConnection.findUnique({ where: { id: connectionId } });
  const credentials = connection && openCredentials(connection);
  const tokens = credentials && loginOf(credentials);
  if (tokens === undefined || !connection) throw conflict("This connection does not use a sign-in.");
  if (tokens === null) throw new AtsFailure("unauthorized", say(loginEnded));
  return { tokens, provider: connection.provider, simulated: connection.simulated };
}

/** Replaces the exchanged tokens with the new ones, unless an administrator has stored others meanwhile. */
async function keep(
  db: TenantDb,
  id: string,
  { before, after }: { before: LoginTokens; after: LoginTokens | null },
) {
  await db.$queryRaw`SELECT 1 FROM "AtsConnection" WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const connection = await db.atsConnection.findUnique({ where: { id } });
  const credentials = connection && openCredentials(connection);
  if (!credentials || loginOf(credentials)?.refreshToken !== before.refreshToken) return;
  await db.atsConnection.update({
    where: { id },
    data: {
      ...sealTogether(connection, { provider: credentials.provider, login: after }),
      ...(after ? {} : { lastError: loginEnded }),
      ...(after || connection.status === "paused" ? {} : { status: "failing" }),
    },
  });
}
