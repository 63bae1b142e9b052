import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { ScorecardContent } from "./scorecard";

export const LibraryEntry = z.object({
  entryId: z.uuid(),
  name: z.string(),
  department: z.string().describe("Empty for all."),
  template: z.boolean().describe("A whole scorecard; otherwise one criterion."),
  content: ScorecardContent,
});

/** The organization's library, by name, for those who edit scorecards. */
export const listLibrary = useCase({
  name: "listLibrary",
  permission: "scorecard:write",
  output: z.object({ entries: z.array(LibraryEntry) }),

  async run({ db }) {
    const rows = await db.libraryEntry.findMany({ orderBy: [{ name: "asc" }, { id: "asc" }] });
    return {
      entries: rows.map(({ id, content, ...row }) => ({
        ...row,
        entryId: id,
        content: ScorecardContent.parse(content),
      })),
    };
  },
});
