import { jobPrompt } from "./which-job";

export const shortlistRolePrompt = jobPrompt({
  name: "shortlist-role",
  title: "Shortlist this role",
  description:
    "Ranks a job's candidates, shows what each score rests on, and records the decisions you make.",
  uses: ["listJobCandidates", "presentCandidate", "acceptCandidate", "rejectCandidate"],
  lines: (role) => [
    `Help me shortlist the role ${role}.`,
    "1. Call listJobCandidates with this jobId. While scoreStatus is queued or processing, wait a few seconds and call again.",
    "2. Call presentCandidate for the five best active applications.",
    "3. Show me one table: rank, name, score with its interval, the strongest point with its quote, and the open point with the question that settles it. Below it, name who could not be scored, was knocked out or carries a flag, and why.",
    "4. Ask me whom to accept and whom to reject, with feedback if I have any. Only for those, call acceptCandidate or rejectCandidate, or decideCandidates for several; each shows what will happen and needs my yes.",
  ],
});
