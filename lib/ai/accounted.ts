import type { Actor } from "@/lib/access/actor";
import type { Usage } from "./usage";
import { recordUsage } from "./record-usage";
import { Unanswered } from "./unanswered";

/** Does work that may ask a model, and keeps what that took: also when it failed. */
export async function accounted<T extends { usage: Usage[] }>(
  actor: Actor,
  subjectId: string | null,
  work: () => Promise<T>,
): Promise<T> {
  try {
    const done = await work();
    await recordUsage(actor, { usage: done.usage, subjectId });
    return done;
  } catch (error) {
    if (error instanceof Unanswered) await recordUsage(actor, { usage: error.usage, subjectId });
    throw error;
  }
}
