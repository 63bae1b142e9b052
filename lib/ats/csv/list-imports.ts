import * as z from "zod";
import { fromCursor, page, paged, toCursor } from "@/lib/access/paging";
import { useCase } from "@/lib/access/use-case";
import { ImportState, stateOf } from "./load-import";

/** An organization's imports, newest first. */
export const listImports = useCase({
  permission: "organization:administer",
  input: z.object(page),
  output: z.object(paged(ImportState)),

  async run({ db }, { limit, cursor }) {
    const after = fromCursor(cursor, 1);
    const rows = await db.csvImport.findMany({
      where: after ? { id: { lt: z.uuid().catch("").parse(after[0]) || undefined } } : {},
      orderBy: { id: "desc" },
      take: limit + 1,
    });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      total: await db.csvImport.count(),
      nextCursor: rows.length > limit && last ? toCursor([last.id]) : null,
      items: shown.map(stateOf),
    };
  },
});
