import { setTimeout } from "node:timers/promises";
import type { Actor } from "@/lib/access/actor";
import { requirePermission } from "@/lib/access/use-case";
import { say } from "@/lib/say";
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

/** A page whose records cost a call each may need more than a limit allows at once: so long it waits, and goes on. */
const longestPageMs = 120_000;

/** What the ATS last said is left until when, and what of it is not used: by "<connection> <purpose>". */
const budgets = new Map<string, { left: number; kept: number; until: number }>();

type Purpose = "sync" | "push";

/**
 * A connector for a connection of the actor's organization, within what its ATS says it allows. Throws forbidden for
 * whoever neither syncs nor decides nor administers.
 */
export async function openConnector(
  actor: Actor,
  connectionId: string,
  purpose: Purpose,
): Promise<Connector> {
  requirePermission(actor, "ats:record", "application:decide", "organization:administer");
  const connection = await inTenant(actor, (db) =>
    db.atsConnection.findUnique({ where: { id: connectionId } }),
  );
  if (!connection) throw notFound("Connection");
  const credentials = openCredentials(connection);
  if (!credentials) throw conflict("This connection is an import from files: there is nothing to call.");
  let heldUntil = connection.heldUntil?.getTime() ?? 0;
  const name = `${connectionId} ${purpose}`;
  const reserve = purpose === "sync" ? keptForDecisions : 0;
  let began: number | null = null;
  let underWay = 0;
  /** Nothing is lost by coming back before the first answer, and nothing is begun again after it. */
  const waits = (ms: number) =>
    purpose === "sync" && began !== null && Date.now() + ms < began + longestPageMs;
  /** Calls that are under way have not been taken from what is left yet. */
  function restsUntil() {
    const budget = budgets.get(name);
    return budget && budget.left - underWay <= budget.kept ? budget.until : 0;
  }
  const transport: Transport = {
    async fetch(url, init) {
      const response = await wire.fetch(url, init);
      if (response.status !== 429) began ??= Date.now();
      return response;
    },
    waits,
    async pace() {
      for (let wait; (wait = Math.max(heldUntil, restsUntil()) - Date.now()) > 0;) {
        if (!waits(wait)) throw new AtsFailure("limited", say("The ATS asked for a pause."), wait);
        await setTimeout(wait);
      }
      underWay++;
    },
    allowance({ limit, remaining, resetsInMs }) {
      underWay--;
      const before = budgets.get(name);
      const now = Date.now();
      // Answers may overtake each other.
      const left = before && before.until > now ? Math.min(before.left, remaining) : remaining;
      budgets.set(name, { left, kept: limit * reserve, until: now + resetsInMs });
    },
    async hold(ms) {
      heldUntil = Date.now() + ms;
      await inTenant(actor, (db) =>
        db.atsConnection.updateMany({
          where: { id: connectionId },
          data: { heldUntil: new Date(heldUntil) },
        }),
      );
    },
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
  const { provider, ...fields } = credentials;
  const vendor = vendorOf(provider);
  if (!vendor) throw conflict("This connection is to a system that can no longer be connected.");
  const failed = ({ kind }: AtsFailure) => providerFailed({ kind: "ats", provider }, kind);
  const providerTransport = { ...transport, failed };
  const address = simulator ? `${simulator}/${provider}` : null;
  const tokens = loginOf(credentials);
  if (tokens === undefined) return vendor.connect(providerTransport, fields, address);
  if (!vendor.login)
    throw conflict("Signing in at {name} is no longer possible: enter keys instead.", { name: vendor.name });
  if (tokens === null) throw new AtsFailure("unauthorized", say(loginEnded));
  return vendor.login.connect(
    providerTransport,
    bearer ?? (() => Promise.resolve(tokens.accessToken)),
    address,
  );
}
