import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import type { Usage } from "./usage";

/** Stores the model usage of a task, for the organization's usage page. */
export const recordUsage = useCase({
  name: "recordUsage",
  permission: "organization:read",
  input: z.object({ usage: z.array(z.custom<Usage>()), subjectId: z.uuid().nullable() }),
  output: z.object({}),

  async run({ db }, { usage, subjectId }) {
    if (usage.length > 0)
      await db.aiUsage.createMany({
        data: usage.map((each) => ({ ...each, subjectId })),
      });
    return {};
  },
});
