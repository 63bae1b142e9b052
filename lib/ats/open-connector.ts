import type { Actor } from "@/lib/access/actor";
import { countCall } from "@/lib/access/rate-limit";
import type { AtsProvider } from "@/lib/db/generated/enums";
import { inTenant } from "@/lib/db/tenant";
import { conflict, invalid, notFound } from "@/lib/errors";
import { ashby } from "./ashby/connector";
import { live as ashbyLive } from "./ashby/api";
import type { Connector } from "./connector";
import { type AtsCredentials, openCredentials } from "./credentials";
import { AtsFailure } from "./failure";
import { live as greenhouseLive } from "./greenhouse/api";
import { greenhouse } from "./greenhouse/connector";
import type { Transport } from "./http";
import { hosts as teamtailorHosts } from "./teamtailor/api";
import { teamtailor } from "./teamtailor/connector";
import { wire } from "./wire";

/** Calls we allow ourselves, under what the provider allows a key; a fifth is kept free for decisions. */
const budgets: Record<Exclude<AtsProvider, "csv">, { calls: number; seconds: number }> = {
  greenhouse: { calls: 45, seconds: 30 },
  ashby: { calls: 800, seconds: 60 },
  teamtailor: { calls: 45, seconds: 10 },
};

type Purpose = "sync" | "push";

/** A connector for a connection of the actor's organization, within its rate budget. */
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
  const share = purpose === "push" ? 0.2 : 0.8;
  const { calls, seconds } = budgets[credentials.provider];
  return connectorFor(credentials, connection, {
    fetch: wire.fetch,
    async pace() {
      const wait = heldUntil - Date.now();
      if (wait > 0) throw new AtsFailure("limited", "The ATS asked for a pause.", wait);
      if (connection.simulated) return;
      const allowance = { limit: Math.floor(calls * share), seconds };
      const full = await countCall(`ats:${purpose}:${connectionId}`, allowance);
      if (full > 0) throw new AtsFailure("limited", "The budget of calls is used up.", full * 1000);
    },
    hold: (ms) =>
      inTenant(actor.organizationId, async (db) => {
        const until = new Date(Date.now() + ms);
        await db.atsConnection.updateMany({ where: { id: connectionId }, data: { heldUntil: until } });
      }),
  });
}

/** A connector for credentials that are not kept yet. */
export function connectorFor(
  credentials: AtsCredentials,
  { id, simulated }: { id: string; simulated: boolean },
  transport: Transport,
): Connector {
  const simulator = simulated ? wire.simulator(id) : undefined;
  if (simulated && !simulator) throw invalid("No simulator is running: ATS_SIMULATOR_URL is not set.");
  switch (credentials.provider) {
    case "greenhouse":
      return greenhouse(
        transport,
        credentials,
        simulator
          ? { token: `${simulator}/greenhouse/token`, api: `${simulator}/greenhouse/v3` }
          : greenhouseLive,
      );
    case "ashby":
      return ashby(transport, credentials, simulator ? `${simulator}/ashby` : ashbyLive);
    case "teamtailor":
      return teamtailor(
        transport,
        credentials,
        simulator ? `${simulator}/teamtailor/v1` : teamtailorHosts[credentials.region],
      );
  }
}
