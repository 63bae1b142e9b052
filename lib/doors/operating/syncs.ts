import * as z from "zod";
import { SyncSettings } from "@/lib/records/ats/settings";
import { identityDb } from "@/lib/platform/db/identity";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { fileImport } from "@/lib/judging/states/file-import";

const MOST = 20;

export const Sync = z.object({
  connectionId: z.uuid(),
  organization: z.string(),
  connection: z.string(),
  everyMinutes: z.int().describe("Its schedule."),
  minutes: z.int().describe("Since its last complete sync, or since it was connected."),
  never: z.boolean(),
  late: z.boolean().describe("A whole interval of its schedule was missed."),
});

export type Lag = Omit<z.output<typeof Sync>, "organization"> & { organizationId: string; since: Date };

/** How long ago each connection of an organization completed a sync. A paused one has no schedule. */
export async function syncsIn(db: TenantDb): Promise<Lag[]> {
  const rows = await db.atsConnection.findMany({
    where: { provider: { not: fileImport }, status: { not: "paused" } },
    select: {
      id: true,
      organizationId: true,
      name: true,
      settings: true,
      lastSyncedAt: true,
      createdAt: true,
    },
  });
  return rows.map(({ id, organizationId, name, settings, lastSyncedAt, createdAt }) => {
    const { everyMinutes } = SyncSettings.parse(settings);
    const since = lastSyncedAt ?? createdAt;
    const minutes = Math.floor((Date.now() - since.getTime()) / 60_000);
    return {
      connectionId: id,
      organizationId,
      connection: name,
      everyMinutes,
      since,
      minutes,
      never: lastSyncedAt === null,
      late: minutes > 2 * everyMinutes,
    };
  });
}

/** The connections furthest behind their schedule, the worst first, with their organizations' names. */
export async function worstOf(syncs: Lag[]): Promise<z.output<typeof Sync>[]> {
  const behind = ({ minutes, everyMinutes }: Lag) => minutes / everyMinutes;
  const worst = syncs.toSorted((a, b) => behind(b) - behind(a)).slice(0, MOST);
  const organizations = await identityDb.organization.findMany({
    where: { id: { in: worst.map(({ organizationId }) => organizationId) } },
    select: { id: true, name: true },
  });
  const names = new Map(organizations.map(({ id, name }) => [id, name]));
  return worst.map((sync) => ({
    ...sync,
    organization: names.get(sync.organizationId) ?? sync.organizationId,
  }));
}
