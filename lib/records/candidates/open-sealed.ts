import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { asRole } from "@/lib/platform/db/as-role";
import { forbidden, notFound } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";

/**
 * What was sealed of an erased person under a legal hold: the rows by table, for the dispute the hold is about. Each
 * time is in the audit trail. Throws `not_found`, and `forbidden` for agents.
 */
export const openSealed = useCase({
  name: "openSealed",
  permission: "organization:administer",
  input: z.object({ sealedId: z.uuid() }),
  output: z.object({
    sealedAt: z.string(),
    storageKeys: z.array(z.string()).describe("Of the files, which stay in the store."),
    content: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),

  async run(ctx, { sealedId }) {
    const { db, actor } = ctx;
    if (actor.kind !== "member") throw forbidden("Only a person who is signed in opens sealed records.");
    const sealed = await asRole(db, "shortlist_holds", () =>
      db.sealedRecord.findUnique({ where: { id: sealedId } }),
    );
    if (!sealed) throw notFound("Sealed record");
    const { candidateId, sealedAt, storageKeys, content } = sealed;
    await record(ctx, "candidate.sealed-opened", candidateId, { sealedId });
    return { sealedAt: sealedAt.toISOString(), storageKeys, content: content as Record<string, never> };
  },
});
