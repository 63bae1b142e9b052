import * as z from "zod";
import { reading } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";

const View = z.object({
  viewId: z.uuid(),
  name: z.string(),
  query: z.string(),
  shared: z.boolean(),
  own: z.boolean(),
});

/** The actor's saved views of a job's list, and those that others share, by name. */
export const listViews = reading({
  name: "listViews",
  permission: "job:read",
  input: z.object({ jobId: z.uuid() }),
  output: z.object({ views: z.array(View) }),

  async run({ actor, read }, { jobId }) {
    const [views] = await read<[z.output<typeof View>]>([
      Prisma.sql`
        SELECT v.id AS "viewId", v.name, v.query, v.shared, v."ownerId" = ${actor.id}::uuid AS own
        FROM "SavedView" v
        WHERE v."jobId" = ${jobId}::uuid AND (v.shared OR v."ownerId" = ${actor.id}::uuid)
        ORDER BY lower(v.name), v.id LIMIT 200`,
    ]);
    return { views };
  },
});
