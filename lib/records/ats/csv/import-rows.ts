import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { useCase } from "@/lib/platform/access/use-case";
import { record } from "@/lib/platform/events/record";
import { examine } from "./examine";
import { importKinds } from "./fields";
import type { Rows } from "./check-rows";
import type { AtsAttachment } from "../records";
import { deleteUnused, fetchFiles } from "../sync/fetch/fetch-files";
import type { Fetched } from "../sync/store/store-attachments";
import { csvConnection, cvOf, storeRows } from "./store-rows";
import { openTable } from "./read-table";
import { files } from "@/lib/platform/storage/files";
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
    fetched: z.array(z.custom<Fetched>()).default([]),
  }),
  output: z.object({ state: State }),

  async run(ctx, { importId, kind, from, to, rows, fetched }): Promise<{ state: State }> {
    const [moved] = await ctx.db.csvImport.updateManyAndReturn({
      where: { id: importId, status: "running", done: from },
      data: { done: to, leftOut: { increment: to - from - rows.length } },
    });
    if (!moved) return { state: "stopped" };
    if (rows.length > 0) await storeRows(ctx, await csvConnection(ctx), kind, rows, fetched);
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
  const { kind, storageKey, mapping, encoding, repeats, status, rows, done } = await loadImport(
    importer,
    ref,
  );
  if (status !== "running" || !storageKey) return { state: "stopped" };
  if (done >= rows) return keepBatch(importer, { ...ref, kind, from: done, to: rows, rows: [] });
  const table = await openTable(await files.get(storageKey), encoding);
  let left = batchesAtATime(rows);
  for await (const { from, to, good } of examine(importer, table, {
    kind,
    mapping,
    repeats,
    from: done,
    size: batch,
  })) {
    const goodRows = good.map(({ row }) => row);
    const fetched = kind === "candidates" ? await storedCvs(importer, goodRows as Rows["candidates"][]) : [];
    const { state } = await keepBatch(importer, { ...ref, kind, from, to, rows: goodRows, fetched });
    await deleteUnused(importer, fetched);
    if (state !== "more" || --left === 0) return { state };
  }
  return { state: "stopped" };
}

/** The CVs of rows as files; those that were imported before are not stored again. */
async function storedCvs(importer: Actor, rows: Rows["candidates"][]): Promise<Fetched[]> {
  const texts = new Map(rows.flatMap((row) => (row.cvText ? [[cvOf(row), row.cvText] as const] : [])));
  if (texts.size === 0) return [];
  const { connectionId } = await openConnection(importer, {});
  const listed = [...texts.keys()];
  const file = async (attachment: AtsAttachment) => Buffer.from(texts.get(attachment) ?? "");
  return fetchFiles(importer, { file }, { connectionId, listed, readOne: (read) => read() });
}

const openConnection = useCase({
  name: "openFileConnection",
  permission: "service:work",
  output: z.object({ connectionId: z.uuid() }),
  run: async (ctx) => ({ connectionId: await csvConnection(ctx) }),
});

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
