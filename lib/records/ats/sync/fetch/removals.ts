import type { Actor } from "@/lib/platform/access/actor";
import { step } from "@/lib/platform/access/use-case";
import type { Connector } from "@/lib/records/ats/connector";
import { type Fetchable, fetchable } from "@/lib/records/ats/records";
import type { ReadOne } from "@/lib/records/ats/read-one";
import { storeRecord } from "./fetch-record";
import { recordSynced } from "../readings/finish-sync";
import { lockReading } from "../readings/lock-reading";
import { Reading } from "../readings/place";

/** Records of each kind that are fetched one by one in a step. */
const batch = 25;

type Suspect = { resource: Fetchable; externalId: string };

/** Records that the last full reading should have listed but did not. */
const findSuspects = step("findSuspects", async ({ db }, { connectionId }: { connectionId: string }) => {
  const rows = await db.syncCursor.findMany({ where: { connectionId } });
  const readings = new Map(rows.map((row) => [row.resource, Reading.parse(row.cursor)]));
  const suspects: Suspect[] = [];
  for (const resource of fetchable) {
    const reading = readings.get(resource);
    // A reading that was skipped has listed nothing, and proves nothing.
    if (!reading?.full || reading.pages === 0) continue;
    const query = {
      where: {
        atsConnectionId: connectionId,
        externalId: { not: null },
        atsRemovedAt: null,
        atsSeenAt: { lt: new Date(reading.startedAt) },
      },
      select: { externalId: true },
      take: batch,
    };
    const page = await {
      jobs: () => db.job.findMany(query),
      candidates: () => db.candidate.findMany(query),
      applications: () => db.application.findMany(query),
    }[resource]();
    suspects.push(...page.map(({ externalId }) => ({ resource, externalId: externalId ?? "" })));
  }
  return { suspects };
});

/** Marks a suspect as seen, also when the ATS did not show it: the search ends only when none are left. */
const markChecked = step(
  "markChecked",
  async ({ db }, { connectionId, resource, externalId }: Suspect & { connectionId: string }) => {
    const row = {
      where: { atsConnectionId: connectionId, externalId, atsRemovedAt: null },
      data: { atsSeenAt: new Date() },
    };
    await {
      jobs: () => db.job.updateMany(row),
      candidates: () => db.candidate.updateMany(row),
      applications: () => db.application.updateMany(row),
    }[resource]();
  },
);

const finishRemovals = step(
  "finishRemovals",
  async (
    ctx,
    { connectionId, reading, checked }: { connectionId: string; reading: Reading; checked: number },
  ) => {
    const current = await lockReading(ctx, connectionId, "removals", reading);
    if (!current) return;
    const { reading: now, replace } = current;
    const done = checked === 0;
    await replace({
      ...now,
      pages: now.pages + 1,
      seen: now.seen + checked,
      finishedAt: done ? new Date().toISOString() : null,
    });
    if (done) await recordSynced(ctx, connectionId);
  },
);

/**
 * Finds records that the ATS no longer has. A list can miss a record that moves while it is read, so each one is
 * fetched individually before it counts as removed. What cannot be read stays as it is.
 */
export async function lookForRemovals(
  actor: Actor,
  connector: Connector,
  { connectionId, reading, readOne }: { connectionId: string; reading: Reading; readOne: ReadOne },
) {
  const { suspects } = await findSuspects(actor, { connectionId });
  for (const suspect of suspects) {
    const ref = { connectionId, ...suspect };
    await readOne(() => storeRecord(actor, connector, ref));
    await markChecked(actor, ref);
  }
  await finishRemovals(actor, { connectionId, reading, checked: suspects.length });
}
