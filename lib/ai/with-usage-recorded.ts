import type { Actor } from "@/lib/access/actor";
import type { Usage } from "./usage";
import { recordUsage } from "./record-usage";
import { Unanswered } from "./unanswered";

/** Runs work that may call a model and records its usage, also when the model gave no usable answer. */
export async function withUsageRecorded<T extends { usage: Usage[] }>(
  actor: Actor,
  subjectId: string | null,
  work: () => Promise<T>,
): Promise<T> {
  try {
    const result = await work();
    await recordUsage(actor, { usage: result.usage, subjectId });
    return result;
  } catch (error) {
    if (error instanceof Unanswered) await recordUsage(actor, { usage: error.usage, subjectId });
    throw error;
  }
}
