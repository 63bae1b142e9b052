import type { Actor } from "@/lib/access/actor";
import { inTenant } from "@/lib/db/tenant";
import { conflict, invalid, notFound } from "@/lib/errors";
import { providerFailed } from "@/lib/telemetry/telemetry";
import type { Connector } from "./connector";
import { type AtsCredentials, loginOf, openCredentials } from "./credentials";
import { AtsFailure } from "./failure";
import type { Transport } from "./http";
import { bearerOf, loginEnded } from "./login/bearer";
import type { Bearer } from "./login/login";
import { vendorOf } from "./vendors";
import { wire } from "./wire";

/** Of the calls that an ATS says it allows, what a sync leaves to decisions. */
const keptForDecisions = 0.2;

/** Until when nothing is asked for a purpose, by what the ATS last said is left: "<connection> <purpose>". */
const resting = new Map<string, number>();

type Purpose = "sync" | "push";

/** A connector for a connection of the actor's organization, within what its ATS says it allows. */
export async function openConnector(
  actor: Actor,
  connectionId: string,
  purpose: Purpose,
): Promise<Connector> {
  const connection = await inTenant(actor.organizationId, (db) =>
    db.atsConnection.findUnique({ where: { id: connectionId } }),
  );
  if (!connection) throw notFound("Connection");
  const credentials = openCredentials(connection);
  if (!credentials) throw conflict("This connection is an import from files: there is nothing to call.");
  const heldUntil = connection.heldUntil?.getTime() ?? 0;
  const name = `${connectionId} ${purpose}`;
  const reserve = purpose === "sync" ? keptForDecisions : 0;
  const transport: Transport = {
    fetch: wire.fetch,
    async pace() {
      const wait = Math.max(heldUntil, resting.get(name) ?? 0) - Date.now();
      if (wait > 0) throw new AtsFailure("limited", "The ATS asked for a pause.", wait);
      resting.delete(name);
    },
    allowance({ limit, remaining, resetsInMs }) {
      if (remaining <= limit * reserve) resting.set(name, Date.now() + resetsInMs);
    },
    hold: (ms) =>
      inTenant(actor.organizationId, async (db) => {
        const until = new Date(Date.now() + ms);
        await db.atsConnection.updateMany({ where: { id: connectionId }, data: { heldUntil: until } });
      }),
  };
  return connectorFor(credentials, connection, transport, bearerOf(actor, connectionId));
}

/** A connector for these credentials. Tokens of a sign-in that is not kept yet have no `bearer` to renew them. */
export function connectorFor(
  credentials: AtsCredentials,
  { id, simulated }: { id: string; simulated: boolean },
  transport: Transport,
  bearer: Bearer | null,
): Connector {
  const simulator = simulated ? wire.simulator(id) : undefined;
  if (simulated && !simulator) throw invalid("No simulator is running: ATS_SIMULATOR_URL is not set.");
  const { provider, ...given } = credentials;
  const vendor = vendorOf(provider);
  if (!vendor) throw conflict("This connection is to a system that can no longer be connected.");
  const failed = ({ kind }: AtsFailure) => providerFailed({ kind: "ats", provider }, kind);
  const told = { ...transport, failed };
  const address = simulator ? `${simulator}/${provider}` : null;
  const tokens = loginOf(credentials);
  if (tokens === undefined) return vendor.connect(told, given, address);
  if (!vendor.login) throw conflict(`Nobody can sign in at ${vendor.name} any more: enter keys instead.`);
  if (tokens === null) throw new AtsFailure("unauthorized", loginEnded);
  return vendor.login.connect(told, bearer ?? (() => Promise.resolve(tokens.accessToken)), address);
}
