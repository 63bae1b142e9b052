import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { sentence } from "@/lib/say";
import { Line } from "@/lib/visible-line";

/** The most views of one owner for one job. */
const most = 50;

/** Saves the filters of a job's list under a name, private or shared. Overwrites the actor's view of that name. */
export const saveView = useCase({
  name: "saveView",
  permission: "job:write",
  input: z.object({
    jobId: z.uuid(),
    name: Line(80).min(1, sentence("Give the view a name.")),
    query: z.string().max(2000),
    shared: z.boolean(),
  }),
  output: z.object({ viewId: z.uuid() }),

  async run({ actor, db }, { jobId, name, query, shared }) {
    const ownerId = actor.id;
    // Serialize saves of one person, so that the second finds the first. A sample job may be deleted meanwhile.
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

/** The URL parameters that a view saves: neither the page nor the selected candidate. */
const parameters = [
  "view",
  "sort",
  "q",
  "score",
  "criterion",
  "stage",
  "location",
  "source",
  "tag",
  "signal",
  "flagged",
];

/** The filters and the sort order in a URL, each once and in a fixed order, so that equal views have equal text. */
function viewQuery(search: string): string {
  const params = new URLSearchParams(search);
  const query = new URLSearchParams();
  for (const name of parameters) {
    const value = params.get(name);
    if (value) query.set(name, value.slice(0, 400));
  }
  return query.toString();
}
