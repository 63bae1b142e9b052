import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { useCase } from "@/lib/platform/access/use-case";
import { files } from "@/lib/platform/storage/files";
import { markForDeletion } from "@/lib/reading/uploads/mark-for-deletion";

/** How long an import's file is stored, to look at its problems or to resume it. */
const KEPT_MS = 7 * 24 * 3_600_000;
const BATCH_SIZE = 200;

/** Releases the files of old imports that are not running. Deletes drafts; started imports keep their counts. */
const letGo = useCase({
  name: "letGo",
  permission: "service:work",
  input: z.object({ now: z.date() }),
  output: z.object({ storageKeys: z.array(z.string()) }),
  async run(ctx, { now }) {
    const { db } = ctx;
    // Locked: an import that is resumed meanwhile is either skipped here or finds its file deleted.
    const rows = await db.$queryRaw<{ id: string; storageKey: string }[]>`
      SELECT id, "storageKey" FROM "CsvImport"
      WHERE "createdAt" < ${new Date(now.getTime() - KEPT_MS)} AND "storageKey" IS NOT NULL AND status <> 'running'
      ORDER BY id LIMIT ${BATCH_SIZE} FOR UPDATE`;
    const selected = { id: { in: rows.map(({ id }) => id) } };
    const storageKeys = rows.map(({ storageKey }) => storageKey);
    await markForDeletion(ctx, storageKeys);
    await db.csvImport.deleteMany({ where: { ...selected, status: "draft" } });
    await db.csvImport.updateMany({ where: selected, data: { storageKey: null } });
    return { storageKeys };
  },
});

/** Deletes the files of old imports; a later clean-up deletes those left by a crash. Returns how many. */
export async function deleteOldImports(sweeper: Actor, pass: { now: Date }): Promise<number> {
  const { storageKeys } = await letGo(sweeper, pass);
  for (const storageKey of storageKeys) await files.delete(storageKey);
  return storageKeys.length;
}
