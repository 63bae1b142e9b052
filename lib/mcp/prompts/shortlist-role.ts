import { jobTitles } from "../completion/job";
import { quoted } from "../text/candidate-data";
import { type Prompt, asUser } from "./prompt";
import { jobArgument, whichJob } from "./which-job";

export const shortlistRolePrompt: Prompt = {
  listing: {
    name: "shortlist-role",
    title: "Shortlist this role",
    description:
      "Ranks a job's candidates, shows what each score rests on, and records the decisions you make.",
    arguments: [jobArgument],
  },
  uses: ["listJobCandidates", "presentCandidate", "acceptCandidate", "rejectCandidate"],
  completes: { job: jobTitles },
  async run(exchange, { job }) {
    const chosen = await whichJob(exchange, job);
    if ("kind" in chosen) return chosen;
    const text = [
      `Help me shortlist the role ${quoted(chosen.title)} (jobId ${chosen.jobId}).`,
      "1. Call listJobCandidates with this jobId. While scoreStatus is queued or processing, wait a few seconds and call again.",
      "2. Call presentCandidate for the five best active applications.",
      "3. Show me one table: rank, name, score with its interval, the strongest point with its quote, and the open point with the question that settles it. Below it, name who could not be scored, was knocked out or carries a flag, and why.",
      "4. Ask me whom to accept and whom to reject, with feedback if I have any. Only for those, call acceptCandidate or rejectCandidate, or decideCandidates for several; each shows what will happen and needs my yes.",
    ];
    return { kind: "messages", messages: [asUser(text.join("\n"))] };
  },
};
