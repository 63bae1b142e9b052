import type { Prompt } from "./prompts/prompt";
import { publishScorecardPrompt } from "./prompts/publish-scorecard";
import { reactivateTalentPoolPrompt } from "./prompts/reactivate-talent-pool";
import { shortlistRolePrompt } from "./prompts/shortlist-role";

/** The workflows an agent's user can start by name, in the order they are listed. */
export const allPrompts: readonly Prompt[] = [
  shortlistRolePrompt,
  reactivateTalentPoolPrompt,
  publishScorecardPrompt,
];
