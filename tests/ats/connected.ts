import "../support/database";
import { randomUUID } from "node:crypto";
import { systemActor } from "@/lib/platform/access/system";
import { AtsCredentials, sealCredentials, sealWebhookSecret } from "@/lib/records/ats/credentials";
import type { SyncSettings } from "@/lib/records/ats/settings";
import { beginSync } from "@/lib/records/ats/sync/readings/begin-sync";
import { syncPage } from "@/lib/records/ats/sync/sync-page";
import { vendors } from "@/lib/records/ats/vendors";
import { wire } from "@/lib/records/ats/wire";
import type { Handler } from "../simulators/ats/faults";
import { hiringTeam, ownerDb } from "../support/world";

/** In-process simulators, keyed by the host of the URL they are called at. */
const simulators = new Map<string, Handler>();
wire.simulator = (connectionId) => `http://${connectionId}.invalid`;
wire.fetch = async (url, init) => {
  const handler = simulators.get(new URL(url).hostname.replace(".invalid", ""));
  if (!handler) throw new Error("No simulator is registered for this host.");
  return handler(new Request(url, init));
};
wire.settleMs = 0;

/** The credentials that a vendor's simulator accepts. */
export const simulatedCredentials = (provider: string) =>
  AtsCredentials.parse({ provider, ...vendors[provider]!.simulated });

/** An organization connected to a simulator in this process. */
export async function connected(
  credentials: AtsCredentials,
  handler: Handler,
  settings: Partial<SyncSettings> = {},
) {
  const team = await hiringTeam({ role: "admin" });
  const id = randomUUID();
  await ownerDb.atsConnection.create({
    data: {
      id,
      organizationId: team.organization.id,
      provider: credentials.provider,
      name: "The simulator",
      simulated: true,
      settings,
      ...sealCredentials(id, credentials),
    },
  });
  simulators.set(id, handler);
  const syncer = systemActor(team.organization.id, "sync");
  return {
    ...team,
    connectionId: id,
    syncer,
    rows: rowsOf(team.organization.id),
    replaceHandler: (next: Handler) => void simulators.set(id, next),
    setWebhookSecret: (secret: string) =>
      ownerDb.atsConnection.update({ where: { id }, data: sealWebhookSecret(id, secret) }),
    /** Runs a whole sync, page by page. Throws the errors of a page. */
    async sync(full = false) {
      await beginSync(syncer, { connectionId: id, full });
      for (let pages = 1; pages < 500; pages++) {
        const progress = await syncPage(syncer, id);
        if (progress.state !== "more") return { pages, ...progress };
      }
      throw new Error("The sync did not end within 500 pages.");
    },
  };
}

export const rowsOf = (organizationId: string) => ({
  jobs: () => ownerDb.job.findMany({ where: { organizationId }, orderBy: { externalId: "asc" } }),
  candidates: () => ownerDb.candidate.findMany({ where: { organizationId }, orderBy: { externalId: "asc" } }),
  applications: () =>
    ownerDb.application.findMany({
      where: { organizationId },
      orderBy: { externalId: "asc" },
      include: { answers: true, candidate: true },
    }),
  attachments: () =>
    ownerDb.attachment.findMany({ where: { organizationId }, orderBy: { externalId: "asc" } }),
});
