import { retryScoring } from "@/lib/intake/retry-scoring";
import { quoted } from "../text/candidate-data";
import { adds, tool } from "../tool";

export const retryScoringTool = tool({
  name: "retryScoring",
  title: "Try scoring again",
  description: "Tries again when scoreStatus is failed: reads an unreadable CV once more, or evaluates.",
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
