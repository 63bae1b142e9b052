import type { Actor } from "@/lib/platform/access/actor";
import { DomainError } from "@/lib/errors";
import { generateScorecard } from "@/lib/judging/scorecards/generate-scorecard";

/**
 * Starts a draft of a new job's scorecard from its description. If that is rejected (too few credits), the job is
 * kept and its page offers to draft one.
 */
export async function beginDraft(actor: Actor, jobId: string) {
  if (!actor.permissions.has("scorecard:write")) return;
  try {
    await generateScorecard(actor, { jobId });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}
