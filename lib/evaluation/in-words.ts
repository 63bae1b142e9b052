import type { EvaluationFlag } from "@/lib/ai/judging";
import { languageCode } from "@/lib/language/spoken-languages";
import { spokenLocale } from "@/lib/say";
import { sayAgain } from "@/lib/say-again";
import type { Criterion } from "@/lib/scorecards/scorecard";
import type { Assessment } from "./evaluation";

/** What was found for a criterion, for its reader: verdicts are kept in English, and what a model wrote stays as it is. */
export function assessmentInWords<A extends Pick<Assessment, "reason" | "question">>(
  assessment: A,
  { name, description, skills }: Criterion,
): A {
  if (spokenLocale() === "en") return assessment;
  const whole = skills.length > 1 ? [] : [name, description];
  const about = { names: [...whole, ...skills.map((skill) => skill.name)].join("\n"), called };
  const { reason, question } = assessment;
  // Several languages share a sentence; the years that a sentence ends with are part of it.
  const clauses = reason.split(/; (?!no level|\d)/).map((clause) => `${clause.replace(/\.$/, "")}.`);
  const each = clauses.map((clause) => sayAgain(clause, about));
  return {
    ...assessment,
    reason:
      clauses.length > 1 && each.every((clause, at) => clause !== clauses[at])
        ? each.join(" ").replace(/\. (?=.)/g, "; ")
        : sayAgain(reason, about),
    question: sayAgain(question, about),
  };
}

export const flagInWords = (flag: EvaluationFlag): EvaluationFlag => ({
  ...flag,
  message: sayAgain(flag.message),
});

/** A spoken language in the language of the reader. */
function called(name: string): string | undefined {
  const code = languageCode(name);
  return code && new Intl.DisplayNames([spokenLocale()], { type: "language" }).of(code);
}
