import { type Mention, findConcepts } from "@/lib/language/concepts";
import { readWords } from "@/lib/language/words";

type Concept = Mention["concept"];

const knownIn = (text: string) =>
  findConcepts(readWords(text))
    .map(({ concept }) => concept)
    .filter(({ behaviour }) => !behaviour);

const withImplied = (concept: Concept): Concept[] => [concept, ...concept.implies.flatMap(withImplied)];

/**
 * What an organization's team needs, as far as it belongs to a job's trade: PostgreSQL under load is asked of no
 * customer success manager. A need that names known things is kept where the job names one of them, or one that shows
 * or is shown by the same; a need of behaviour, and one that names nothing known, is kept for every job.
 */
export function needsOfTrade(
  teamNeeds: string | null,
  { title, description }: { title: string; description: string },
): string | null {
  const trade = new Set(knownIn(`${title}\n${description}`).flatMap(withImplied));
  const needs = (teamNeeds ?? "").split(/(?<=[.;!?])\s+|\n+/).filter((need) => {
    const known = knownIn(need).flatMap(withImplied);
    return !known.length || known.some((concept) => trade.has(concept));
  });
  return needs.join("\n") || null;
}
