import { getFeedback } from "@/lib/hiring/feedback/get-feedback";
import { candidateLines } from "../text/candidate-data";
import { reads, tool } from "../tool";

export const getFeedbackTool = tool({
  name: "getFeedback",
  title: "Get feedback",
  description: "People's ratings of an application, beside its score.",
  safety: reads,
  next: { not_found: "listJobCandidates gives applicationIds." },
  useCase: getFeedback,
  text: ({ name, yes, no, waiting, hidden, feedback, compared }) =>
    [
      `${yes} yes, ${no} no, ${waiting.length} awaited: ${waiting.map((each) => each.name).join(", ") || "nobody"}.`,
      ...(hidden > 0 ? [`${hidden} are hidden until the recruiter has given their own.`] : []),
      ...candidateLines(compared, (row) =>
        [
          `${row.name}: mean ${row.mean} of 4 by ${row.raters} (${row.lowest} to ${row.highest})`,
          row.people ? `people ${row.people}` : "",
          row.points === null ? "not evaluated" : `evaluation ${row.points} of 100, ${row.evaluation}`,
        ]
          .filter(Boolean)
          .join(", "),
      ),
      ...candidateLines(feedback, ({ author, kind, recommendation, reason, ratings }) =>
        [
          `${author} on ${name} (${kind}): ${recommendation}. ${reason}`,
          ...ratings.map(
            (rating) =>
              `${rating.name} ${rating.points ?? "cannot say"}${rating.note ? `: ${rating.note}` : ""}`,
          ),
        ].join("\n   "),
      ),
    ].join("\n"),
});
