import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { useCase } from "@/lib/access/use-case";
import { record } from "@/lib/events/record";
import { examine } from "./examine";
import { importKinds } from "./fields";
import type { Rows } from "./check-rows";
import { csvConnection, storeRows } from "./store-rows";
import { openTable } from "./read-table";
import { files } from "@/lib/storage/files";
import { ImportRef, loadImport } from "./load-import";

const State = z.enum(["more", "done", "stopped"]);
type State = z.output<typeof State>;

/** Rows per transaction, and transactions per call: each call reads the file once. */
const batch = 250;
const batchesAtATime = (rows: number) => Math.max(8, Math.ceil(rows / batch / 20));

/** Writes a batch and advances past it, in one transaction. A batch that another worker wrote is skipped. */
const keepBatch = useCase({
  name: "keepBatch",
  permission: "service:work",
  input: ImportRef.extend({
    kind: z.enum(importKinds),
    from: z.int(),
    to: z.int(),
    rows: z.array(z.custom<Rows[(typeof importKinds)[number]]>()),
  }),
  output: z.object({ state: State }),

  async run(ctx, { importId, kind, from, to, rows }): Promise<{ state: State }> {
    const [moved] = await ctx.db.csvImport.updateManyAndReturn({
      where: { id: importId, status: "running", done: from },
      data: { done: to, leftOut: { increment: to - from - rows.length } },
    });
    if (!moved) return { state: "stopped" };
    if (rows.length > 0) await storeRows(ctx, await csvConnection(ctx), kind, rows);
    if (to < moved.rows) return { state: "more" };
    await ctx.db.csvImport.update({
      where: { id: importId },
      data: { status: "done", finishedAt: new Date() },
    });
    await record(ctx, "csv.imported", importId, { kind, rows: to - moved.leftOut, leftOut: moved.leftOut });
    return { state: "done" };
  },
});

/** Continues an import for some of its rows. After an interruption, the next call continues from there. */
export async function importRows(importer: Actor, ref: { importId: string }): Promise<{ state: State }> {
  const { kind, storageKey, mapping, encoding, status, rows, done } = await loadImport(importer, ref);
  if (status !== "running" || !storageKey) return { state: "stopped" };
  if (done >= rows) return keepBatch(importer, { ...ref, kind, from: done, to: rows, rows: [] });
  const table = await openTable(await files.get(storageKey), encoding);
  let left = batchesAtATime(rows);
  for await (const { from, to, good } of examine(importer, table, {
    kind,
    mapping,
    from: done,
    size: batch,
  })) {
    const goodRows = good.map(({ row }) => row);
    const { state } = await keepBatch(importer, { ...ref, kind, from, to, rows: goodRows });
    if (state !== "more" || --left === 0) return { state };
  }
  return { state: "stopped" };
}

/** Records that an import stopped, and why. Rows that were imported stay. */
export const failImport = useCase({
  name: "failImport",
  permission: "service:work",
  input: ImportRef.extend({ failure: z.string().max(500) }),

  async run(ctx, { importId, failure }) {
    const { count } = await ctx.db.csvImport.updateMany({
      where: { id: importId, status: "running" },
      data: { status: "failed", failure },
    });
    if (count > 0) await record(ctx, "csv.import-stopped", importId);
  },
});
