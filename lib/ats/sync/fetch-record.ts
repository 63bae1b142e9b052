import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { useCase } from "@/lib/access/use-case";
import type { Connector } from "../connector";
import { type AtsApplication, type AtsRecords, type Fetchable, fetchable } from "../records";
import { lockConnection } from "./begin-sync";
import { keepRecords } from "./keep-page";
import { type Before, fetchMissing } from "./missing";
import { removeRecord } from "./remove-record";

const One = z.object({ connectionId: z.uuid(), resource: z.enum(fetchable), externalId: z.string() });

const keepOne = useCase({
  permission: "ats:record",
  input: One.extend({ record: z.custom<AtsRecords[Fetchable] | null>(), before: z.custom<Before>() }),
  output: z.object({}),

  async run(ctx, { connectionId, resource, externalId, record, before }) {
    if (record === null) {
      await lockConnection(ctx, connectionId);
      await removeRecord(ctx, connectionId, resource, externalId);
    } else await keepRecords(ctx, connectionId, { records: { [resource]: [record] }, before, fetched: [] });
    return {};
  },
});

/** Fetches one record and writes it as it is now, or that it is gone. */
export async function keepRecord(actor: Actor, connector: Connector, one: z.output<typeof One>) {
  const record = await connector.one(one.resource, one.externalId);
  const before =
    record && one.resource === "applications"
      ? await fetchMissing(actor, connector, one.connectionId, [record as AtsApplication])
      : { jobs: [], candidates: [] };
  await keepOne(actor, { ...one, record, before });
}
