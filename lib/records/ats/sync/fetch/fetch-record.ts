import type { Actor } from "@/lib/platform/access/actor";
import { step } from "@/lib/platform/access/use-case";
import type { Connector } from "@/lib/records/ats/connector";
import { AtsFailure } from "@/lib/records/ats/failure";
import { readOrLeaveOut, refusals } from "@/lib/records/ats/read-one";
import type { AtsApplication, AtsRecords, AtsStage, Changeable, Fetchable } from "@/lib/records/ats/records";
import { lockConnection } from "../readings/begin-sync";
import { storeOptions, retireOptions } from "../store/store-options";
import { storeLeftOut } from "../store/left-out";
import { storeRecords } from "../store/store-page";
import { type Before, fetchMissing } from "../store/missing";
import { removeRecord } from "../store/remove-record";

type RecordRef = { connectionId: string; resource: Fetchable; externalId: string };

type Kept = RecordRef & {
  record: AtsRecords[Fetchable] | null;
  before: Before;
  /** Why it is left out; the stored record then stays. */
  problem: string | null;
};

const keepOne = step(
  "keepOne",
  async (ctx, { connectionId, resource, externalId, record, before, problem }: Kept) => {
    if (record === null) {
      await lockConnection(ctx, connectionId);
      if (problem === null) await removeRecord(ctx, connectionId, resource, externalId);
    } else await storeRecords(ctx, connectionId, { [resource]: [record] }, before);
    await storeLeftOut(ctx, connectionId, resource, [{ externalId, problem }]);
  },
);

const findJobOfStage = step(
  "findJobOfStage",
  async ({ db }, { connectionId, externalId }: { connectionId: string; externalId: string }) => {
    const stage = await db.atsOption.findFirst({ where: { connectionId, kind: "stage", externalId } });
    return { jobExternalId: stage?.jobExternalId ?? null };
  },
);

const keepStages = step(
  "keepStages",
  async (
    ctx,
    {
      connectionId,
      jobExternalId,
      stages,
    }: { connectionId: string; jobExternalId: string; stages: AtsStage[] },
  ) => {
    await lockConnection(ctx, connectionId);
    const now = new Date();
    await storeOptions(ctx, connectionId, "stage", stages, now);
    await retireOptions(ctx, { connectionId, kind: "stage", jobExternalId, readingBegan: now });
  },
);

/** Fetches and writes what a webhook reported as changed: one record, or the stages of one job. */
export async function storeChange(
  actor: Actor,
  connector: Connector,
  { connectionId, resource, externalId }: { connectionId: string; resource: Changeable; externalId: string },
) {
  if (resource !== "stages" && resource !== "stage")
    return storeRecord(actor, connector, { connectionId, resource, externalId });
  const { jobExternalId } =
    resource === "stages"
      ? { jobExternalId: externalId }
      : await findJobOfStage(actor, { connectionId, externalId });
  if (jobExternalId === null) return;
  const stages = await connector.stagesOf(jobExternalId);
  await keepStages(actor, { connectionId, jobExternalId, stages });
}

/** Fetches one record and writes it as it is now, marks it as removed, or names it among those left out. */
export async function storeRecord(actor: Actor, connector: Connector, ref: RecordRef) {
  let problem: string | null = null;
  const record = await connector.one(ref.resource, ref.externalId).catch((error: unknown) => {
    if (!(error instanceof AtsFailure) || error.kind !== "malformed") throw error;
    problem = error.said;
    return null;
  });
  const referring = record && ref.resource === "applications" ? [record as AtsApplication] : [];
  const before = await fetchMissing(actor, connector, {
    connectionId: ref.connectionId,
    referring,
    readOne: readOrLeaveOut(ref.connectionId, refusals),
  });
  await keepOne(actor, { ...ref, record, before, problem });
}
