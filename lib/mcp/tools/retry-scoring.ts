import { retryScoring } from "@/lib/intake/retry-scoring";
import { quoted } from "../text/candidate-data";
import { adds, tool } from "../tool";

export const retryScoringTool = tool({
  name: "retryScoring",
  title: "Try scoring again",
  description:
    "Evaluates an undecided application again, or reads its unreadable CV once more. Free where CV, scorecard and judge are unchanged.",
  safety: adds,
  next: {
    not_found: "listJobCandidates gives applicationIds.",
    conflict: "presentCandidate shows how it stands; addAttachment adds a CV that can be read.",
  },
  useCase: retryScoring,
  text: ({ retried, files }) =>
    retried === "reading"
      ? `Reading ${files.map((name) => quoted(name)).join(", ")} once more. presentCandidate shows how it went.`
      : "Queued for evaluation. presentCandidate shows how it went.",
});
