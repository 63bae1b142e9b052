import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { invalid, notFound } from "@/lib/errors";
import { record } from "@/lib/events/record";
import { SyncSettings, wantsReason } from "./settings";
import { lockConnection } from "./sync/readings/begin-sync";

/** Changes what a connection does. Fields that are left out stay as they are. */
export const updateSyncSettings = useCase({
  name: "updateSyncSettings",
  permission: "organization:administer",
  input: z.object({
    connectionId: z.uuid(),
    name: z.string().trim().min(1).max(80).optional(),
    // Without the defaults: what is left out is left alone.
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

  async run(ctx, { connectionId, name, settings: input }) {
    const connection = await lockConnection(ctx, connectionId);
    if (!connection) throw notFound("Connection");
    const before = SyncSettings.parse(connection.settings);
    const changes = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    const settings = SyncSettings.parse({ ...before, ...changes });
    await check(ctx.db, connection, settings, before);
    await ctx.db.atsConnection.update({
      where: { id: connectionId },
      data: {
        settings,
        ...(name ? { name } : {}),
        ...(settings.everyMinutes === before.everyMinutes ? {} : { nextSyncAt: next(connection, settings) }),
      },
    });
    // Records that were left out until now are older than the last reading: these lists are read from the start.
    const again = [
      ...(settings.attachments && !before.attachments ? ["attachments"] : []),
      ...(wider(before.jobExternalIds, settings.jobExternalIds) ? ["applications", "attachments"] : []),
    ];
    await ctx.db.syncCursor.deleteMany({ where: { connectionId, resource: { in: again } } });
    if (again.length)
      await ctx.db.atsConnection.update({ where: { id: connectionId }, data: { nextSyncAt: new Date() } });
    await record(ctx, "ats.settings-changed", connectionId, { fields: Object.keys(changes) });
    return { connectionId, settings };
  },
});

/** Who wants to sync more often does not wait for the end of a longer interval first. */
function next({ nextSyncAt }: { nextSyncAt: Date | null }, { everyMinutes }: SyncSettings) {
  const soonest = new Date(Date.now() + everyMinutes * 60_000);
  return nextSyncAt && nextSyncAt < soonest ? nextSyncAt : soonest;
}

const wider = (before: string[] | null, after: string[] | null) =>
  before !== null && (after === null || after.some((id) => !before.includes(id)));

/** What decisions need to be sent has to be chosen from what the ATS has. */
async function check(
  db: Parameters<Parameters<typeof useCase>[0]["run"]>[0]["db"],
  connection: { id: string; provider: string },
  { push, acceptStage, rejectionReasonId, reasons }: SyncSettings,
  before: SyncSettings,
) {
  const has = (where: object) =>
    db.atsOption.count({ where: { connectionId: connection.id, retiredAt: null, ...where } });
  if ((push === "accept" || push === "both") && acceptStage === null)
    throw invalid("settings.acceptStage: choose the stage that accepted applications are moved to.");
  // What was chosen before and is there no more stands in nobody's way who changes something else.
  if (
    acceptStage !== null &&
    acceptStage !== before.acceptStage &&
    (await has({ kind: "stage", name: acceptStage })) === 0
  )
    throw invalid("settings.acceptStage: the ATS has no stage of this name.");
  if (
    rejectionReasonId !== null &&
    rejectionReasonId !== before.rejectionReasonId &&
    (await has({ kind: "rejection_reason", externalId: rejectionReasonId })) === 0
  )
    throw invalid("settings.rejectionReasonId: the ATS has no such reason.");
  const mapped = Object.entries(reasons).flatMap(([own, id]) => (before.reasons[own] === id ? [] : id));
  const existing = await has({ kind: "rejection_reason", externalId: { in: mapped } });
  if (existing < new Set(mapped).size) throw invalid("settings.reasons: the ATS has no such reason.");
  if (
    wantsReason(connection.provider) &&
    (push === "reject" || push === "both") &&
    rejectionReasonId === null
  )
    throw invalid("settings.rejectionReasonId: this ATS wants a reason with every rejection.");
}
