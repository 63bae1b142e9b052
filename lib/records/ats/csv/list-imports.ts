import * as z from "zod";
import { olderThan, onePage, page, paged } from "@/lib/platform/access/paging";
import { useCase } from "@/lib/platform/access/use-case";
import { ImportState, stateOf } from "./load-import";

/** An organization's imports, newest first. */
export const listImports = useCase({
  name: "listImports",
  permission: "organization:administer",
  input: z.object(page),
  output: z.object(paged(ImportState)),

  async run({ db }, { limit, cursor }) {
    const rows = await db.csvImport.findMany({
      where: olderThan(cursor),
      orderBy: { id: "desc" },
      take: limit + 1,
    });
    const { shown, nextCursor } = onePage(rows, limit, ({ id }) => [id]);
    return { items: shown.map(stateOf), nextCursor, total: await db.csvImport.count() };
  },
});
