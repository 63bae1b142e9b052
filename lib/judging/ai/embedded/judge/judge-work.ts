import { cutAtWord } from "@/lib/reading/language/letters";
import type { Criterion } from "@/lib/judging/scorecards/scorecard";
import type { Reading } from "@/lib/reading/profile/reading";
import { type Prepared, prepare } from "./prepare";
import { tenureIn, timeWorth } from "./tenure";
import { dutyShown, matchWork, type WorkMatch } from "./work-match";
import { absent, type Judged, met, points, quoteOf, wording, workOf, years } from "./wording";

const least = 0.05;
/** Share of the worth that does not depend on length, where a length is required. */
const anyLength = 0.4;
const mostNamed = 3;
const longestNamed = 45;

/**
 * Judges work like the job: how well its words and titles match a person's work, times its length. Quotes the
 * lines that show it.
 */
export function judgeWork(reading: Reading, prepared: Prepared): Judged {
  const { criterion } = prepared;
  const match = matchWork(reading, prepared);
  const question = wording("whatWork", workOf(criterion));
  if (match.degree < least) return absent(wording("noWork"), question);
  const time = timeWorth(match.years, criterion.minimumYears ?? 0);
  const length = criterion.minimumYears === null ? time : anyLength + (1 - anyLength) * time;
  const worth = match.degree * length;
  const [words = 0, titles = 0, outside = 0] = match.parts.map(points);
  const ranked = match.duties.filter(({ line }) => line >= 0).toSorted((a, b) => b.share - a.share);
  const shown = ranked.filter(({ share }) => share >= dutyShown);
  const heads = match.heads.slice(0, 2);
  const duties = (shown.length ? shown : ranked).map(({ line }) => quoteOf(reading, line));
  return {
    worth,
    confidence: match.years > 0 ? 0.85 : 0.7,
    reason: `${wording("work", {
      duties: match.duties.length,
      shown: shown.length,
      years: years(match.years),
      minimum: years(criterion.minimumYears ?? 0),
      named: shown.length > 0 ? "yes" : "no",
      names: namesOf(shown),
      more: shown.length > mostNamed ? "yes" : "no",
    })} ${wording("workPoints", { words, titles, outside, time: points(length) })}`,
    quotes: [...heads.slice(0, 1), ...duties, ...heads.slice(1)],
    question: worth >= met && match.years >= (criterion.minimumYears ?? 0) ? null : question,
  };
}

/** The beginnings of the shown duties, as a list of quotes. */
const namesOf = (shown: WorkMatch["duties"]) =>
  shown.slice(0, mostNamed).map(({ text }) => {
    const named = cutAtWord(text.split(/[,;:(]/)[0]!, longestNamed).trim();
    return `“${named}${named.length < text.trim().length ? "…" : ""}”`;
  });

/** Years in dated roles that count for a criterion that asks for time, to a tenth. */
export function tenureYears(reading: Reading, criterion: Criterion): number {
  const prepared = prepare(criterion);
  return years((prepared.kind === "work" ? matchWork(reading, prepared) : tenureIn(reading, prepared)).years);
}
