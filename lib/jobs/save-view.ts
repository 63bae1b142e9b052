import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { viewQuery } from "./saved-view";
import { sentence } from "@/lib/say";

/** As many as fit a list that is looked through. */
const most = 50;

/** Keeps the filters of a job's list under a name, for oneself or for the team. A name of one's own is written over. */
export const saveView = useCase({
  name: "saveView",
  permission: "job:write",
  input: z.object({
    jobId: z.uuid(),
    name: z.string().trim().min(1, sentence("Give the view a name.")).max(80),
    query: z.string().max(2000),
    shared: z.boolean(),
  }),
  output: z.object({ viewId: z.uuid() }),

  async run({ actor, db }, { jobId, name, query, shared }) {
    const ownerId = actor.id;
    // Of two that one person saves at once, the second finds the first one's. A sample job may be on its way out.
    await db.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${`view:${jobId}:${ownerId}`}))::text`;
    const jobs = await db.$queryRaw<object[]>`SELECT 1 FROM "Job" WHERE id = ${jobId}::uuid FOR KEY SHARE`;
    if (jobs.length === 0) throw notFound("Job");
    const saved = { shared, query: viewQuery(query) };
    const [renewed] = await db.savedView.updateManyAndReturn({
      where: { jobId, ownerId, name },
      data: saved,
    });
    if (renewed) return { viewId: renewed.id };
    if ((await db.savedView.count({ where: { jobId, ownerId } })) >= most)
      throw conflict("You have {most} views of this job. Remove one first.", { most });
    const { id } = await db.savedView.create({ data: { jobId, ownerId, name, ...saved } });
    return { viewId: id };
  },
});
