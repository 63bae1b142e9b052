import * as z from "zod";
import { flow } from "@/lib/platform/access/use-case";
import { identityDb } from "@/lib/platform/db/identity";
import { say } from "@/lib/say";

/** The latest acts on the service, newest first. */
export const listActs = flow({
  name: "listActs",
  permission: "service:operate",
  output: z.object({
    acts: z.array(
      z.object({
        by: z.string().describe("A name, or the command line."),
        act: z.string(),
        subjectId: z.string().nullable(),
        createdAt: z.string(),
      }),
    ),
  }),

  async run() {
    const acts = await identityDb.serviceAct.findMany({ orderBy: { id: "desc" }, take: 50 });
    const ids = acts.map(({ actorId }) => actorId).filter((id) => z.uuid().safeParse(id).success);
    const users = await identityDb.user.findMany({
      where: { id: { in: ids } },
      select: { id: true, name: true },
    });
    const names = new Map(users.map(({ id, name }) => [id, name]));
    return {
      acts: acts.map(({ actorId, act, subjectId, createdAt }) => ({
        by: names.get(actorId) ?? (actorId === "system:operator" ? say("The command line") : actorId),
        act: say(act),
        subjectId,
        createdAt: createdAt.toISOString(),
      })),
    };
  },
});
