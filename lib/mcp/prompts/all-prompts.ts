import type { Prompt } from "./prompt";
import { publishScorecardPrompt } from "./publish-scorecard";
import { reactivateTalentPoolPrompt } from "./reactivate-talent-pool";
import { shortlistRolePrompt } from "./shortlist-role";

/** The workflows an agent's user can start by name, in the order they are listed. */
export const allPrompts: readonly Prompt[] = [
  shortlistRolePrompt,
  reactivateTalentPoolPrompt,
  publishScorecardPrompt,
];
