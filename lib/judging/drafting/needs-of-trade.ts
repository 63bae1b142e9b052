import type { DraftInput } from "@/lib/judging/ai/embedded/draft/draft-scorecard";
import { type Concept, conceptsIn, fieldsOf } from "@/lib/reading/language/concepts";

/**
 * The organization's team needs that fit a job's trade: a customer success manager is not asked for PostgreSQL under
 * load. A need that names known concepts is kept if the job names one of them or one that implies it, or if one
 * belongs to the field of most of the job's concepts. Needs about behaviour, or without known concepts, are kept for
 * every job.
 */
export function needsOfTrade(teamNeeds: string | null, job: DraftInput): string | null {
  const jobConcepts = knownIn(`${job.title}\n${job.description}`);
  const trade = new Set(jobConcepts.flatMap(withImplied));
  // Tools occur in every trade: they determine the field only if the job names no other skill.
  const skills = jobConcepts.filter(({ tool }) => !tool);
  const field = mostFrequent(skills.flatMap(fieldsOf)) ?? mostFrequent(jobConcepts.flatMap(fieldsOf));
  const belongs = (need: string) => {
    const concepts = knownIn(need).flatMap(withImplied);
    return !concepts.length || concepts.some((c) => trade.has(c) || fieldsOf(c).includes(field ?? ""));
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
