import { type Mention, conceptsIn, fieldsOf } from "@/lib/language/concepts";

type Concept = Mention["concept"];
type Job = { title: string; description: string };

/**
 * What an organization's team needs, as far as it belongs to a job's trade: PostgreSQL under load is asked of no
 * customer success manager. A need that names known things is kept where the job names one of them or one that shows
 * it, and where one of them is of the field that most of what the job names is of; a need of behaviour, and one that
 * names nothing known, is kept for every job.
 */
export function needsOfTrade(teamNeeds: string | null, job: Job): string | null {
  const named = knownIn(`${job.title}\n${job.description}`);
  const trade = new Set(named.flatMap(withImplied));
  // Every trade names a tool or two: they tell its field only where nothing else does.
  const skills = named.filter(({ tool }) => !tool);
  const field = mostFrequent(skills.flatMap(fieldsOf)) ?? mostFrequent(named.flatMap(fieldsOf));
  const belongs = (need: string) => {
    const concepts = knownIn(need).flatMap(withImplied);
    return !concepts.length || concepts.some((one) => trade.has(one) || fieldsOf(one).includes(field ?? ""));
  };
  const needs = (teamNeeds ?? "").split(/(?<=[.;!?])\s+|\n+/);
  return needs.filter(belongs).join("\n") || null;
}

const knownIn = (text: string) => conceptsIn(text).filter(({ behaviour }) => !behaviour);

const withImplied = (concept: Concept): Concept[] => [concept, ...concept.implies.flatMap(withImplied)];

function mostFrequent(values: string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
