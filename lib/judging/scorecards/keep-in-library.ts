import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { conflict } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { sentence } from "@/lib/say";
import { Line } from "@/lib/visible-line";
import { ScorecardContent } from "./scorecard";

/** The most entries of an organization: the library is read whole. */
const most = 500;

/**
 * Keeps a criterion, or a whole scorecard as a template, in the organization's library, for one department or all.
 * Renews what has the same name there; scorecards that took it before stay as they are. Throws conflict when it is full.
 */
export const keepInLibrary = useCase({
  name: "keepInLibrary",
  permission: "scorecard:write",
  input: z.object({
    name: Line(160).min(1, sentence("Give it a name.")),
    department: Line(120).describe("Empty for all."),
    template: z.boolean().describe("The whole scorecard; otherwise its one criterion."),
    content: ScorecardContent,
  }),
  output: z.object({ entryId: z.uuid(), renewed: z.boolean() }),

  async run(ctx, { name, department, template, content }) {
    const { db, actor } = ctx;
    // Serializes those who keep something, so that each counts what the others kept.
    await db.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${`library:${actor.organizationId}`}))::text`;
    const [kept] = await db.$queryRaw<[{ id: string; renewed: boolean }]>`
      INSERT INTO "LibraryEntry" (id, name, department, template, content, "keptBy")
      VALUES (uuidv7(), ${name}, ${department}, ${template}, ${content}::jsonb, ${actor.id})
      ON CONFLICT ("organizationId", template, lower(department), lower(name)) DO UPDATE SET
        name = excluded.name, department = excluded.department, content = excluded.content, "keptBy" = excluded."keptBy"
      RETURNING id, xmax <> 0 AS renewed`;
    const { id, renewed } = kept;
    if ((await db.libraryEntry.count()) > most)
      throw conflict("The library has {most} entries. Remove one first.", { most });
    await record(ctx, "library.kept", id);
    return { entryId: id, renewed };
  },
});
