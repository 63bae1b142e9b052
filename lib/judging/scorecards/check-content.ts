import { findProtectedCriteria } from "./protected-criteria";
import { type ScorecardContent, skillWords } from "./scorecard";
import { wholeOf } from "./shares";
import { say } from "@/lib/say";

export type Problem = { path: string; message: string };

/** What prevents a scorecard that fits the schema from being published. */
export function problemsOf(content: ScorecardContent): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, number>();
  content.criteria.forEach((criterion, i) => {
    const name = criterion.name.toLocaleLowerCase();
    const twin = seen.get(name);
    if (twin !== undefined)
      problems.push({
        path: `criteria.${i}.name`,
        message: say("is the same as that of criterion {number}", { number: twin + 1 }),
      });
    seen.set(name, i);
    const words = [criterion.name, criterion.description, ...skillWords(criterion)];
    const protectedBy = findProtectedCriteria(words.join("\n"));
    if (protectedBy) problems.push({ path: `criteria.${i}`, message: say(protectedBy.reason) });
  });
  const ids = new Set(content.criteria.map((criterion) => criterion.id));
  if (ids.size < content.criteria.length)
    problems.push({ path: "criteria", message: say("two criteria have the same id") });
  if (!content.criteria.some(({ dimension, weight }) => weight > 0 && wholeOf(dimension) === "score"))
    problems.push({
      path: "criteria",
      message: say("at least one hard or soft skill needs a weight above 0"),
    });
  return problems;
}
