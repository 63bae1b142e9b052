import { jobPrompt } from "./which-job";

export const reactivateTalentPoolPrompt = jobPrompt({
  name: "reactivate-talent-pool",
  title: "Reactivate the talent pool for a role",
  description:
    "Searches everybody your organization has met for one role and evaluates the matches like fresh applicants.",
  uses: ["getScorecardConfig", "rediscoverCandidates", "listJobCandidates", "presentCandidate"],
  lines: (role) => [
    `Search our talent pool for the role ${role}.`,
    "1. Call getScorecardConfig with this jobId. Without a published scorecard nobody can be evaluated: stop and tell me.",
    "2. Call rediscoverCandidates with this jobId. It shows whom it found, whom it left out and why, and the credits; it needs my yes.",
    "3. Call listJobCandidates with rediscovered true. While scoreStatus is queued or processing, wait a few seconds and call again.",
    "4. Call presentCandidate for the five best and show me for each: when and for what they were met before, the score with its interval, the strongest quote, and what to ask them now.",
    "Contact nobody and decide nothing without my yes.",
  ],
});
