import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { useCase } from "@/lib/access/use-case";
import { files } from "@/lib/storage/files";

/** How long a file is kept: to look at what was left out, or to go on. */
const KEPT_MS = 7 * 24 * 3_600_000;
const AT_MOST = 200;

const Old = z.object({ imports: z.array(z.object({ importId: z.uuid(), storageKey: z.string() })) });

const listOld = useCase({
  permission: "evaluation:record",
  input: z.object({ now: z.date() }),
  output: Old,
  async run({ db }, { now }) {
    const rows = await db.csvImport.findMany({
      where: {
        createdAt: { lt: new Date(now.getTime() - KEPT_MS) },
        ...{ storageKey: { not: null }, status: { not: "running" } },
      },
      take: AT_MOST,
      select: { id: true, storageKey: true },
    });
    return {
      imports: rows.map(({ id, storageKey }) => ({ importId: id, storageKey: storageKey ?? "" })),
    };
  },
});

/** The numbers of an import that ran stay; one that was never started goes. */
const forget = useCase({
  permission: "evaluation:record",
  input: z.object({ importIds: z.array(z.uuid()) }),
  output: z.object({}),
  async run({ db }, { importIds }) {
    const old = { id: { in: importIds }, status: { not: "running" as const } };
    await db.csvImport.deleteMany({ where: { ...old, status: "draft" } });
    await db.csvImport.updateMany({ where: old, data: { storageKey: null } });
    return {};
  },
});

/** Deletes the files of imports that had their time. Cut off anywhere, the next pass finishes it. Returns how many. */
export async function forgetImports(sweeper: Actor, pass: { now: Date }): Promise<number> {
  const { imports } = await listOld(sweeper, pass);
  for (const { storageKey } of imports) await files.delete(storageKey);
  if (imports.length > 0) await forget(sweeper, { importIds: imports.map(({ importId }) => importId) });
  return imports.length;
}
