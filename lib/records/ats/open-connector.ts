import { setTimeout } from "node:timers/promises";
import type { Actor } from "@/lib/platform/access/actor";
import { requirePermission } from "@/lib/platform/access/use-case";
import { say } from "@/lib/say";
import { inTenant } from "@/lib/platform/db/tenant";
import { conflict, invalid, notFound } from "@/lib/errors";
import { providerFailed } from "@/lib/platform/telemetry/telemetry";
import type { Connector } from "./connector";
import { type AtsCredentials, loginOf, openCredentials } from "./credentials";
import { AtsFailure } from "./failure";
import type { Transport } from "./http";
import { bearerOf, loginEnded, simulatorAt } from "./login/bearer";
import type { Bearer } from "./login/login";
import { vendorOf } from "./vendors";
import { wire } from "./wire";

/** The share of an ATS's rate limit that a sync leaves for decisions. */
const reservedForDecisions = 0.2;

/** How long reading a page may take with pauses: with one call per record, it may exceed a rate limit. */
const longestPageMs = 120_000;

/** Rate limits by "<connection> <purpose>": calls left until the reset, and how many of them are reserved. */
const budgets = new Map<string, { left: number; reserved: number; until: number }>();

type Purpose = "sync" | "push";

/**
 * Opens a connector for a connection of the actor's organization, within the rate limit that its ATS reports. Throws
 * forbidden for callers who may not sync, decide or administer.
 */
export async function openConnector(
  actor: Actor,
  connectionId: string,
  purpose: Purpose,
): Promise<Connector> {
  requirePermission(actor, "service:work", "application:decide", "organization:administer");
  const connection = await inTenant(actor, (db) =>
    db.atsConnection.findUnique({ where: { id: connectionId } }),
  );
  if (!connection) throw notFound("Connection");
  const credentials = openCredentials(connection);
  if (!credentials) throw conflict("This connection is an import from files: there is no system to call.");
  let heldUntil = connection.heldUntil?.getTime() ?? 0;
  const name = `${connectionId} ${purpose}`;
  const reserve = purpose === "sync" ? reservedForDecisions : 0;
  let firstAnswerAt: number | null = null;
  let inFlight = 0;
  /** Before the first answer a sync can simply come back later; after it, waiting saves starting the page again. */
  const waits = (ms: number) =>
    purpose === "sync" && firstAnswerAt !== null && Date.now() + ms < firstAnswerAt + longestPageMs;
  /** Calls in flight are not yet subtracted from the calls left. */
  function exhaustedUntil() {
    const budget = budgets.get(name);
    return budget && budget.left - inFlight <= budget.reserved ? budget.until : 0;
  }
  const transport: Transport = {
    async fetch(url, init) {
      const response = await wire.fetch(url, init);
      if (response.status !== 429) firstAnswerAt ??= Date.now();
      return response;
    },
    waits,
    async pace() {
      for (let wait; (wait = Math.max(heldUntil, exhaustedUntil()) - Date.now()) > 0;) {
        if (!waits(wait)) throw new AtsFailure("limited", say("The ATS asked for a pause."), wait);
        await setTimeout(wait);
      }
      inFlight++;
    },
    allowance(reported) {
      inFlight--;
      if (!reported) return;
      const { limit, remaining, resetsInMs } = reported;
      const before = budgets.get(name);
      const now = Date.now();
      // Answers may arrive out of order.
      const left = before && before.until > now ? Math.min(before.left, remaining) : remaining;
      budgets.set(name, { left, reserved: limit * reserve, until: now + resetsInMs });
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

/** A connector for these credentials. Tokens of a sign-in that is not stored yet have no `bearer` to renew them. */
export function connectorFor(
  credentials: AtsCredentials,
  { id, simulated }: { id: string; simulated: boolean },
  transport: Transport,
  bearer: Bearer | null,
): Connector {
  const { provider, ...fields } = credentials;
  const address = simulatorAt(id, provider, simulated);
  if (simulated && !address) throw invalid("No simulator is running: ATS_SIMULATOR_URL is not set.");
  const vendor = vendorOf(provider);
  if (!vendor) throw conflict("The system of this connection is no longer supported.");
  const failed = ({ kind }: AtsFailure) => providerFailed({ kind: "ats", provider }, kind);
  const providerTransport = { ...transport, failed };
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
