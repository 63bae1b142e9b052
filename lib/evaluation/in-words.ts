import type { EvaluationFlag } from "@/lib/ai/judging";
import { languageCode } from "@/lib/language/spoken-languages";
import { spokenLocale } from "@/lib/say";
import { translateStored } from "@/lib/translate-stored";
import type { Criterion } from "@/lib/scorecards/scorecard";
import type { Assessment } from "./evaluation";

/** An assessment in the reader's language. Texts are stored in English; those a model wrote are not translated. */
export function translateAssessment<A extends Pick<Assessment, "reason" | "question">>(
  assessment: A,
  { name, description, skills }: Criterion,
): A {
  if (spokenLocale() === "en") return assessment;
  const whole = skills.length > 1 ? [] : [name, description];
  const about = { names: [...whole, ...skills.map((skill) => skill.name)].join("\n"), called };
  const { reason, question } = assessment;
  // A sentence may have a clause per language; years at its end are part of the last clause.
  const clauses = reason.split(/; (?!no level|\d)/).map((clause) => `${clause.replace(/\.$/, "")}.`);
  const each = clauses.map((clause) => translateStored(clause, about));
  return {
    ...assessment,
    reason:
      clauses.length > 1 && each.every((clause, at) => clause !== clauses[at])
        ? each.join(" ").replace(/\. (?=.)/g, "; ")
        : translateStored(reason, about),
    question: translateStored(question, about),
  };
}

export const translateFlag = (flag: EvaluationFlag): EvaluationFlag => ({
  ...flag,
  message: translateStored(flag.message),
});

/** The name of a spoken language in the reader's language. */
function called(name: string): string | undefined {
  const code = languageCode(name);
  return code && new Intl.DisplayNames([spokenLocale()], { type: "language" }).of(code);
}
