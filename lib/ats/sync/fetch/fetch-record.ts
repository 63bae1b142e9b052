import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { useCase } from "@/lib/access/use-case";
import type { Connector } from "@/lib/ats/connector";
import { leavingOut, refusals } from "@/lib/ats/read-one";
import {
  type AtsApplication,
  type AtsRecords,
  type AtsStage,
  type Changeable,
  type Fetchable,
  fetchable,
} from "@/lib/ats/records";
import { lockConnection } from "../readings/begin-sync";
import { storeOptions, retireOptions } from "../store/store-options";
import { storeRecords } from "../store/store-page";
import { type Before, fetchMissing } from "../store/missing";
import { removeRecord } from "../store/remove-record";

const RecordRef = z.object({ connectionId: z.uuid(), resource: z.enum(fetchable), externalId: z.string() });

const keepOne = useCase({
  name: "keepOne",
  permission: "ats:record",
  input: RecordRef.extend({ record: z.custom<AtsRecords[Fetchable] | null>(), before: z.custom<Before>() }),
  output: z.object({}),

  async run(ctx, { connectionId, resource, externalId, record, before }) {
    if (record === null) {
      await lockConnection(ctx, connectionId);
      await removeRecord(ctx, connectionId, resource, externalId);
    } else await storeRecords(ctx, connectionId, { [resource]: [record] }, before);
    return {};
  },
});

const findJobOfStage = useCase({
  name: "findJobOfStage",
  permission: "ats:record",
  input: z.object({ connectionId: z.uuid(), externalId: z.string() }),
  output: z.object({ jobExternalId: z.string().nullable() }),

  async run({ db }, { connectionId, externalId }) {
    const stage = await db.atsOption.findFirst({ where: { connectionId, kind: "stage", externalId } });
    return { jobExternalId: stage?.jobExternalId ?? null };
  },
});

const keepStages = useCase({
  name: "keepStages",
  permission: "ats:record",
  input: z.object({
    connectionId: z.uuid(),
    jobExternalId: z.string(),
    stages: z.array(z.custom<AtsStage>()),
  }),
  output: z.object({}),

  async run(ctx, { connectionId, jobExternalId, stages }) {
    await lockConnection(ctx, connectionId);
    const now = new Date();
    await storeOptions(ctx, connectionId, "stage", stages, now);
    await retireOptions(ctx, { connectionId, kind: "stage", jobExternalId, readingBegan: now });
    return {};
  },
});

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

/** Fetches one record and writes it as it is now, or marks it as removed. */
export async function storeRecord(actor: Actor, connector: Connector, ref: z.output<typeof RecordRef>) {
  const record = await connector.one(ref.resource, ref.externalId);
  const referring = record && ref.resource === "applications" ? [record as AtsApplication] : [];
  const before = await fetchMissing(actor, connector, {
    connectionId: ref.connectionId,
    referring,
    readOne: leavingOut(ref.connectionId, refusals),
  });
  await keepOne(actor, { ...ref, record, before });
}
