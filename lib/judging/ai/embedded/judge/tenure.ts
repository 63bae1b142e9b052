import { findAny, whole } from "./find-phrase";
import { absent, type Judged, quoteOf, wording, workOf, years } from "./wording";
import type { Reading } from "@/lib/reading/profile/reading";
import { type DatedRole, yearsOf } from "@/lib/reading/profile/dated-roles";
import { conceptByKey } from "@/lib/reading/language/concepts";
import { type Term, keysOf, totalWeight, weightIn } from "@/lib/reading/language/terms";
import type { Prepared } from "./prepare";
import { otherHead, sharesHead } from "./title-match";

/** From this match on a role counts as the required role; from `related` on its years count half. */
export const sameRole = 0.6;
const related = 0.4;

export type Tenure = {
  /** Years that count: in matching roles, plus half of those in related ones. Overlaps merged. */
  years: number;
  /** How well the best role matches, 0 to 1. */
  match: number;
  /** The document's words for the roles that count in full, the best first. */
  quotes: string[];
};

const nearlyAll = 0.9;
/** Match of a title in the wider field: a software engineer where a backend developer is required. */
const widerField = 0.5;

/** Whether a title names the wider field of the required role. */
function isWider(role: DatedRole, asked: Term[]): boolean {
  const fields = asked.flatMap(({ key }) => conceptByKey(key)?.implies ?? []).map(({ key }) => key);
  return fields.length > 0 && role.terms.some(({ key }) => fields.includes(key));
}

/** How well a role matches the required one: by its title first, by its described work second. */
function roleMatch(role: DatedRole, asked: Term[], isHead: boolean, reading: Reading): number {
  const whole = totalWeight(asked);
  const titled = totalWeight(role.terms);
  if (whole <= 0 || titled <= 0) return 0;
  const keys = keysOf(role.terms);
  const inTitle = (weightIn(asked, keys) / whole) * (isHead ? 1 : otherHead);
  // Requirements are wordy and titles are not: a title wholly inside a requirement is the required role.
  const isInside = weightIn(role.terms, keysOf(asked)) >= nearlyAll * titled;
  const own = reading.lines[role.line]?.role;
  const isDone = (key: string) => reading.places.get(key)?.some((line) => reading.lines[line]?.role === own);
  const inBody = totalWeight(asked.filter(({ key }) => keys.has(key) || isDone(key)));
  return Math.max(
    inTitle,
    isInside ? nearlyAll : 0,
    isWider(role, asked) ? widerField : 0,
    (0.75 * inBody) / whole,
  );
}

/** The most undated years that a line claims for the required role; `line` is -1 without any. */
export function claimedTenure(reading: Reading, spellings: Term[][]): { years: number; line: number } {
  const isAsked = ({ terms }: Reading["claimed"][number]) =>
    spellings.length === 0 ||
    spellings.some((asked) => weightIn(asked, keysOf(terms)) >= sameRole * totalWeight(asked));
  const [most] = reading.claimed.filter(isAsked).toSorted((a, b) => b.years - a.years);
  return most ?? { years: 0, line: -1 };
}

/** How well a role matches the required one under any of its spellings; in full when none is required. */
export function matchOf(role: DatedRole, { asked, work }: Prepared, reading: Reading): number {
  const spellings = asked.flat();
  if (!spellings.length) return 1;
  const isHead = sharesHead(work.titles, role.title, reading.language);
  return Math.max(...spellings.map((terms) => roleMatch(role, terms, isHead, reading)));
}

/** Years in the required role under any of its spellings; in any role when none is required. */
export function tenureIn(reading: Reading, prepared: Prepared): Tenure {
  const ranked = reading.roles
    .map((role) => ({ role, match: matchOf(role, prepared, reading) }))
    .toSorted((a, b) => b.match - a.match);
  const from = (least: number) => ranked.filter(({ match }) => match >= least).map(({ role }) => role);
  const years = yearsOf(from(sameRole));
  const [best] = ranked;
  return {
    years: years + (yearsOf(from(related)) - years) / 2,
    match: best?.match ?? 0,
    quotes: [...new Set([...(best?.match ? [best.role] : []), ...from(sameRole)])].flatMap(
      ({ quotes }) => quotes,
    ),
  };
}

/** Share of the worth for years beyond the minimum; each further year adds less. */
const beyondWorth = 0.05;
const beyondYears = 6;
/** Without a required minimum, any time in the role is worth most of it. */
const anyTimeWorth = 0.85;
const anyTimeYears = 3;

const grown = (time: number, scale: number) => 1 - Math.exp(-time / scale);

/** The worth of years in a role, 0 to 1, against a minimum; `minimum` is 0 when none is required. */
export function timeWorth(time: number, minimum: number): number {
  if (minimum === 0) return anyTimeWorth + (1 - anyTimeWorth) * grown(time, anyTimeYears);
  return (
    (1 - beyondWorth) * Math.min(1, time / minimum) +
    beyondWorth * grown(Math.max(0, time - minimum), beyondYears)
  );
}

/** Factor for undated years, and the worth of a mere mention of the role. */
const undatedWorth = 0.7;
const mentionWorth = 0.2;
/** Factor for years in roles that are only related. */
const relatedWorth = 0.9;

/** Judges work without dates: claimed years count less than dated ones and are met only in part. */
function judgeUndated(reading: Reading, { criterion, asked }: Prepared): Judged {
  const question = wording("whichMonths", workOf(criterion));
  const claim = claimedTenure(reading, asked.flat());
  const mention = findAny(reading, asked.flat());
  if (claim.line < 0 && mention.share < whole) return absent(wording("noDatedWork"), question);
  const minimum = criterion.minimumYears ?? 0;
  const ratio = minimum > 0 ? Math.min(1, claim.years / minimum) : 1;
  return {
    verdict: "partly",
    worth: claim.line < 0 ? mentionWorth : undatedWorth * ratio,
    confidence: 0.5,
    reason: claim.line < 0 ? wording("namedWithoutDates") : wording("claimed", { years: years(claim.years) }),
    quotes: [quoteOf(reading, claim.line < 0 ? mention.line : claim.line)],
    question,
  };
}

/** Judges years in a role or field, computed from dated roles with overlaps merged. */
export function judgeTenure(reading: Reading, prepared: Prepared): Judged {
  const { criterion } = prepared;
  const minimum = criterion.minimumYears ?? 0;
  const tenure = tenureIn(reading, prepared);
  if (tenure.years <= 0) return judgeUndated(reading, prepared);
  const isRelated = tenure.match < sameRole;
  return {
    worth: timeWorth(tenure.years, minimum) * (isRelated ? relatedWorth : 1),
    confidence: 0.85,
    reason: wording(isRelated ? "relatedWork" : "datedWork", {
      years: years(isRelated ? tenure.years * 2 : tenure.years),
      minimum: years(minimum),
    }),
    quotes: tenure.quotes,
    question: tenure.years < minimum || isRelated ? wording("whenElse", workOf(criterion)) : null,
  };
}
