import type { ReadDocument } from "@/lib/reading/documents/document";
import type { Dossier, RawAssessment } from "@/lib/judging/ai/judging";
import { shortened } from "@/lib/reading/language/shortened";
import { literal, spaced } from "@/lib/reading/language/letters";
import { type Span, spansOf } from "@/lib/reading/language/mask";
import { sentence } from "@/lib/say";
import type { Evidence, StoredAssessment } from "./evaluation";

const documentSource = "document";
const correctionSource = "correction";
const mostQuotes = 8;
const shortestQuote = 2;
const longestReason = 600;
const longestQuestion = 300;

type Pages = ReadDocument["pages"];

const pageAt = (pages: Pages, offset: number) =>
  pages.find(({ start, end }) => offset >= start && offset < end)?.number ??
  pages.findLast(({ start }) => offset >= start)?.number ??
  1;

/** The position of a quote in a text, verbatim except for white space; null if it is not there. */
function locate(text: string, quote: string): Span | null {
  const exact = text.indexOf(quote);
  if (exact >= 0) return { start: exact, end: exact + quote.length };
  if (!/\s/.test(quote)) return null;
  const match = new RegExp(spaced(quote).map(literal).join("\\s+")).exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : null;
}

/** Text between masks, without the white space around it. */
const betweenMasks = /[^█\s](?:[^█]*[^█\s])?/g;

/** The longest part of a passage without masked characters: a quote must be the candidate's own words. */
function unmasked(text: string, { start, end }: Span): Span | undefined {
  const [longest] = spansOf(betweenMasks, text.slice(start, end), start).toSorted(
    (a, b) => b.end - b.start - (a.end - a.start),
  );
  return longest;
}

export function findEvidence(quote: string, dossier: Dossier, pages: Pages): Evidence | null {
  const wanted = quote.trim();
  if (wanted.length < shortestQuote && !/^\p{L}$/u.test(wanted)) return null;
  const sources = [
    { source: documentSource, text: dossier.text },
    ...dossier.answers.map(({ id, text }) => ({ source: `answer:${id}`, text })),
  ];
  for (const { source, text } of sources) {
    const place = locate(text, wanted);
    const at = place && unmasked(text, place);
    if (at) {
      const isDocument = source === documentSource;
      // What a person corrected follows the document's text.
      const isAdded = isDocument && at.start >= (pages.at(-1)?.end ?? Infinity);
      const page = isDocument ? pageAt(pages, at.start) : 1;
      return {
        quote: text.slice(at.start, at.end),
        source: isAdded ? correctionSource : source,
        ...at,
        page,
      };
    }
  }
  return null;
}

/**
 * Turns a judge's answer into an assessment that may be recorded. Each quote is looked up in the dossier, with any
 * white space, and dropped if it is not there; offsets and pages are found here, never taken from the judge. Without
 * a valid quote, the verdict becomes "not evidenced". `years` are computed by code from dated roles.
 */
export function verifyQuotes(
  raw: RawAssessment,
  dossier: Dossier,
  pages: Pages = [],
  years: number | null = null,
): StoredAssessment {
  const passages = raw.quotes.flatMap((quote) => findEvidence(quote, dossier, pages) ?? []);
  const distinct = new Map(passages.map((each) => [`${each.source} ${each.start} ${each.end}`, each]));
  const evidence = [...distinct.values()].slice(0, mostQuotes);
  const isUnproven = raw.verdict !== "not_evidenced" && evidence.length === 0;
  const verdict = isUnproven ? "not_evidenced" : raw.verdict;
  return {
    criterionId: raw.criterionId,
    verdict,
    rating: verdict === "not_evidenced" ? null : raw.rating,
    confidence: raw.confidence,
    reason: shortened(
      isUnproven ? sentence("No passage of the documents supports a finding.") : raw.reason,
      longestReason,
    ),
    reasonSaid: isUnproven ? null : raw.reasonSaid,
    evidence: verdict === "not_evidenced" ? [] : evidence,
    question:
      (raw.question === null ? null : shortened(raw.question, longestQuestion)) ??
      (isUnproven ? sentence("Please describe where you have done this at work.") : null),
    questionSaid: raw.questionSaid,
    years,
  };
}
