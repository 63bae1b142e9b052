import type { Criterion } from "@/lib/judging/scorecards/scorecard";
import type { Dossier, RawAssessment, Verdict } from "../judging";

const mostQuotes = 8;

/** Rank of the verdicts: evidence for the criterion, then evidence against it, then no evidence. */
const order: Record<Verdict, number> = { met: 3, partly: 2, contradicted: 1, not_evidenced: 0 };

/**
 * Merges a criterion's assessments of the parts of a document: the best evidence counts, as it would in one part.
 * Findings whose quotes are not in the documents are ignored; without any finding the least confident one counts.
 */
export function mergeParts(parts: readonly RawAssessment[], dossier: Dossier): RawAssessment {
  const texts = [dossier.text, ...dossier.answers.map(({ text }) => text)];
  const isProven = ({ quotes }: RawAssessment) =>
    quotes.some((quote) => quote.trim() && texts.some((text) => text.includes(quote)));
  const weight = (part: RawAssessment) =>
    isProven(part) ? order[part.verdict] * 10 + (part.rating ?? 0) : 0;
  const ranked = parts.toSorted((a, b) => weight(b) - weight(a));
  const best = ranked[0]!;
  if (weight(best) === 0) return parts.toSorted((a, b) => a.confidence - b.confidence)[0]!;
  const agreeing = ranked.filter(
    ({ verdict }) => (verdict === "contradicted") === (best.verdict === "contradicted"),
  );
  const quotes = agreeing.filter(isProven).flatMap((part) => part.quotes);
  return { ...best, quotes: [...new Set(quotes)].slice(0, mostQuotes), ...factsOf(agreeing) };
}

/** The roles and languages that all parts tell of; degree and validity as the best part has them. */
function factsOf(parts: readonly RawAssessment[]): Pick<RawAssessment, "facts"> {
  const facts = parts.flatMap((part) => part.facts ?? []);
  const [first] = facts;
  return first
    ? {
        facts: {
          ...first,
          roles: facts.flatMap(({ roles }) => roles),
          languages: facts.flatMap(({ languages }) => languages),
        },
      }
    : {};
}

/** Merges the assessments of all parts of the documents into one per criterion. */
export const mergeAll = (all: RawAssessment[], criteria: readonly Criterion[], dossier: Dossier) =>
  criteria.map(({ id }) =>
    mergeParts(
      all.filter(({ criterionId }) => criterionId === id),
      dossier,
    ),
  );
