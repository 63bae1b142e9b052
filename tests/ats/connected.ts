import "../support/database";
import { randomUUID } from "node:crypto";
import { systemActor } from "@/lib/access/system";
import { type AtsCredentials, sealCredentials } from "@/lib/ats/credentials";
import type { SyncSettings } from "@/lib/ats/settings";
import { beginSync } from "@/lib/ats/sync/readings/begin-sync";
import { syncPage } from "@/lib/ats/sync/sync-page";
import { wire } from "@/lib/ats/wire";
import type { Handler } from "../simulators/ats/faults";
import { hiringTeam, ownerDb } from "../support/world";

/** Simulators in this process, found by the host of the address they are called at. */
const simulators = new Map<string, Handler>();
wire.simulator = (connectionId) => `http://${connectionId}.invalid`;
wire.fetch = async (url, init) => {
  const handler = simulators.get(new URL(url).hostname.replace(".invalid", ""));
  if (!handler) throw new Error("There is no simulator at this address.");
  return handler(new Request(url, init));
};
wire.settleMs = 0;

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
    /** Replaces the simulator's handler. */
    speakTo: (next: Handler) => void simulators.set(id, next),
    /** A whole sync, page by page. Throws what a page throws. */
    async sync(full = false) {
      await beginSync(syncer, { connectionId: id, full });
      for (let pages = 1; pages < 500; pages++) {
        const progress = await syncPage(syncer, id);
        if (progress.state !== "more") return { pages, ...progress };
      }
      throw new Error("The sync came to no end.");
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
