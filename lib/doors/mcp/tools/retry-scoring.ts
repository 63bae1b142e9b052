import { retryScoring } from "@/lib/hiring/intake/retry-scoring";
import { quoted } from "../text/candidate-data";
import { adds, tool } from "../tool";

export const retryScoringTool = tool({
  name: "retryScoring",
  title: "Retry scoring",
  description:
    "Evaluates an undecided application again, or rereads its unreadable CV. Free where CV, scorecard and judge are unchanged.",
  safety: adds,
  next: {
    not_found: "listJobCandidates gives applicationIds.",
    conflict: "presentCandidate shows its state; addAttachment adds a CV that can be read.",
  },
  useCase: retryScoring,
  text: ({ retried, files }) =>
    retried === "reading"
      ? `Reading ${files.map((name) => quoted(name)).join(", ")} again. presentCandidate shows the result.`
      : "Queued for evaluation. presentCandidate shows the result.",
});
