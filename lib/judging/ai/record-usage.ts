import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { useCase } from "@/lib/platform/access/use-case";
import { Unanswered } from "./unanswered";
import type { Usage } from "./usage";

/** Stores the model usage of a task, for the organization's usage page. */
export const recordUsage = useCase({
  name: "recordUsage",
  permission: "organization:read",
  input: z.object({ usage: z.array(z.custom<Usage>()), subjectId: z.uuid().nullable() }),

  async run({ db }, { usage, subjectId }) {
    await db.aiUsage.createMany({ data: usage.map((each) => ({ ...each, subjectId })) });
  },
});

/** Runs work that may call a model and records its usage, also when the model gave no usable answer. */
export async function withUsageRecorded<T extends { usage: Usage[] }>(
  actor: Actor,
  subjectId: string | null,
  work: () => Promise<T>,
): Promise<T> {
  const keep = async (usage: Usage[]) => {
    if (usage.length > 0) await recordUsage(actor, { usage, subjectId });
  };
  try {
    const result = await work();
    await keep(result.usage);
    return result;
  } catch (error) {
    if (error instanceof Unanswered) await keep(error.usage);
    throw error;
  }
}
