import type { Actor } from "@/lib/access/actor";
import { DomainError } from "@/lib/errors";
import { generateScorecard } from "@/lib/scorecards/generate-scorecard";

/**
 * Has a new job's scorecard drafted from its description. Where that is refused (too few credits), the job is there all
 * the same, and its page offers the draft.
 */
export async function beginDraft(actor: Actor, jobId: string) {
  if (!actor.permissions.has("scorecard:write")) return;
  try {
    await generateScorecard(actor, { jobId });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}
