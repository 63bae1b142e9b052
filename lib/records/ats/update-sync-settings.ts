import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { invalid, notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { pushes, SyncSettings, wantsReason } from "./settings";
import { lockConnection } from "./sync/readings/begin-sync";

/** Changes how a connection syncs. Omitted fields keep their values. */
export const updateSyncSettings = useCase({
  name: "updateSyncSettings",
  permission: "organization:administer",
  input: z.object({
    connectionId: z.uuid(),
    // Without the defaults, so that an omitted field is not reset.
    settings: z.object(
      Object.fromEntries(
        Object.entries(SyncSettings.shape).map(([key, field]) => [key, field.unwrap().optional()]),
      ) as {
        [K in keyof typeof SyncSettings.shape]: z.ZodOptional<
          ReturnType<(typeof SyncSettings.shape)[K]["unwrap"]>
        >;
      },
    ),
  }),
  output: z.object({ connectionId: z.uuid(), settings: SyncSettings }),

  async run(ctx, { connectionId, settings: input }) {
    const connection = await lockConnection(ctx, connectionId);
    if (!connection) throw notFound("Connection");
    const before = SyncSettings.parse(connection.settings);
    const changes = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    const settings = SyncSettings.parse({ ...before, ...changes });
    await check(ctx.db, connection, settings, before);
    // Records excluded until now are older than the last reading: read these lists from the start.
    const restarted = [
      ...(settings.attachments && !before.attachments ? ["attachments"] : []),
      ...(wider(before.jobExternalIds, settings.jobExternalIds) ? ["applications", "attachments"] : []),
    ];
    await ctx.db.syncCursor.deleteMany({ where: { connectionId, resource: { in: restarted } } });
    await ctx.db.atsConnection.update({
      where: { id: connectionId },
      data: {
        settings,
        ...(settings.everyMinutes === before.everyMinutes ? {} : { nextSyncAt: next(connection, settings) }),
        ...(restarted.length ? { nextSyncAt: new Date() } : {}),
      },
    });
    await record(ctx, "ats.settings-changed", connectionId, { fields: Object.keys(changes) });
    return { connectionId, settings };
  },
});

/** After a change of the interval, the next sync is at most one new interval away. */
function next({ nextSyncAt }: { nextSyncAt: Date | null }, { everyMinutes }: SyncSettings) {
  const soonest = new Date(Date.now() + everyMinutes * 60_000);
  return nextSyncAt && nextSyncAt < soonest ? nextSyncAt : soonest;
}

const wider = (before: string[] | null, after: string[] | null) =>
  before !== null && (after === null || after.some((id) => !before.includes(id)));

/** Throws invalid unless the chosen stage and reasons exist in the ATS, and those that `push` needs are chosen. */
async function check(
  db: TenantDb,
  connection: { id: string; provider: string },
  settings: SyncSettings,
  before: SyncSettings,
) {
  const { acceptStage, rejectionReasonId, reasons } = settings;
  const countOptions = (where: object) =>
    db.atsOption.count({ where: { connectionId: connection.id, retiredAt: null, ...where } });
  if (pushes(settings, "accept") && acceptStage === null)
    throw invalid("settings.acceptStage: choose the stage that accepted applications are moved to.");
  // An earlier choice that the ATS has removed does not block a change of other settings.
  if (
    acceptStage !== null &&
    acceptStage !== before.acceptStage &&
    (await countOptions({ kind: "stage", name: acceptStage })) === 0
  )
    throw invalid("settings.acceptStage: the ATS has no stage of this name.");
  if (
    rejectionReasonId !== null &&
    rejectionReasonId !== before.rejectionReasonId &&
    (await countOptions({ kind: "rejection_reason", externalId: rejectionReasonId })) === 0
  )
    throw invalid("settings.rejectionReasonId: the ATS has no such reason.");
  const mapped = Object.entries(reasons).flatMap(([own, id]) => (before.reasons[own] === id ? [] : id));
  const existing = await countOptions({ kind: "rejection_reason", externalId: { in: mapped } });
  if (existing < new Set(mapped).size) throw invalid("settings.reasons: the ATS has no such reason.");
  if (wantsReason(connection.provider) && pushes(settings, "reject") && rejectionReasonId === null)
    throw invalid("settings.rejectionReasonId: this ATS requires a reason with every rejection.");
}
