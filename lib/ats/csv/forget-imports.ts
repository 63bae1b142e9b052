import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { useCase } from "@/lib/access/use-case";
import { files } from "@/lib/storage/files";
import { leaveToSweep } from "@/lib/uploads/leave-to-sweep";

/** How long a file is kept: to look at what was left out, or to go on. */
const KEPT_MS = 7 * 24 * 3_600_000;
const AT_MOST = 200;

/** Lets go of the files of old imports that do not run. The numbers of one that ran stay; one never started goes. */
const letGo = useCase({
  name: "letGo",
  permission: "evaluation:record",
  input: z.object({ now: z.date() }),
  output: z.object({ storageKeys: z.array(z.string()) }),
  async run(ctx, { now }) {
    const { db } = ctx;
    // Locked: one that is gone on with meanwhile is left alone, or finds that its file is gone.
    const rows = await db.$queryRaw<{ id: string; storageKey: string }[]>`
      SELECT id, "storageKey" FROM "CsvImport"
      WHERE "createdAt" < ${new Date(now.getTime() - KEPT_MS)} AND "storageKey" IS NOT NULL AND status <> 'running'
      ORDER BY id LIMIT ${AT_MOST} FOR UPDATE`;
    const theirs = { id: { in: rows.map(({ id }) => id) } };
    const storageKeys = rows.map(({ storageKey }) => storageKey);
    await leaveToSweep(ctx, storageKeys);
    await db.csvImport.deleteMany({ where: { ...theirs, status: "draft" } });
    await db.csvImport.updateMany({ where: theirs, data: { storageKey: null } });
    return { storageKeys };
  },
});

/** Deletes the files of imports that had their time; those a crash leaves go with a later clean-up. Returns how many. */
export async function forgetImports(sweeper: Actor, pass: { now: Date }): Promise<number> {
  const { storageKeys } = await letGo(sweeper, pass);
  for (const storageKey of storageKeys) await files.delete(storageKey);
  return storageKeys.length;
}
