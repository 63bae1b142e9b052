import { expect, test } from "vitest";
import { interviewText } from "@/components/application/interview-text";
import type { Judged } from "@/components/application/shown";
import { translator } from "@/components/words/translate";
import en from "@/messages/en/interview.json";

const judged = (name: string, share: number, question: string | null, dimension = "hard_skills") =>
  ({
    criterion: { name, dimension },
    share,
    assessment: { verdict: "not_evidenced", reason: "Nothing in the documents.", question },
  }) as Judged;

test("lists questions by weight, those outside the score last, each with its criterion, and none for settled criteria", () => {
  const text = interviewText(translator("interview", "en", en), [
    judged("Go", 5, "Where have you used Go?"),
    judged("PostgreSQL", 40, null),
    judged("Mentoring", 50, "Whom have you mentored?", "team_fit"),
    judged("Kubernetes", 20, "Which clusters did you run?"),
  ]);
  expect(text).toBe(
    [
      "1. Which clusters did you run?",
      "   Kubernetes: no evidence found. Nothing in the documents.",
      "",
      "2. Where have you used Go?",
      "   Go: no evidence found. Nothing in the documents.",
      "",
      "3. Whom have you mentored?",
      "   Mentoring: no evidence found. Nothing in the documents.",
    ].join("\n"),
  );
});
