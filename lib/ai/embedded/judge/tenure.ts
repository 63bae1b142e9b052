import { findAny, whole } from "./find-phrase";
import { absent, type Judged, quoteOf, tell, workOf, years } from "./wording";
import type { Criterion } from "@/lib/scorecards/scorecard";
import type { Reading } from "../reading/reading";
import { type DatedRole, yearsOf } from "../reading/roles";
import { conceptByKey } from "@/lib/language/concepts";
import { type Term, keysOf, totalWeight, weightIn } from "@/lib/language/terms";
import { type Prepared, prepare } from "./prepare";

/** From here on a role counts as the role asked for; from `related` on its years count half. */
export const sameRole = 0.6;
const related = 0.4;

export type Tenure = {
  /** Years that count: in matching roles, plus half of those in related ones. Overlaps merged. */
  years: number;
  /** How well the best role matches, 0 to 1. */
  match: number;
  /** What the document says of the roles that count in full, the best first. */
  quotes: string[];
};

/** What a title of only the wider field is worth: a software engineer where a backend developer is asked for. */
const widerField = 0.5;

/** Whether a title names the wider field of what is asked for, and no other part of it. */
function isWider(role: DatedRole, asked: Term[]): boolean {
  const fields = asked.flatMap(({ key }) => conceptByKey(key)?.implies ?? []).map(({ key }) => key);
  return fields.length > 0 && role.terms.some(({ key }) => fields.includes(key));
}

/** How well a role is the one asked for: by its title first, by what was done in it second. */
function roleMatch(role: DatedRole, asked: Term[], reading: Reading): number {
  const whole = totalWeight(asked);
  const titled = totalWeight(role.terms);
  if (whole <= 0 || titled <= 0) return 0;
  const keys = keysOf(role.terms);
  const inTitle = weightIn(asked, keys);
  // Requirements are wordy and titles are not: a title wholly inside a requirement is the role asked for.
  const backward = inTitle >= 0.9 ? (0.95 * weightIn(role.terms, keysOf(asked))) / titled : 0;
  const own = reading.lines[role.line]?.role;
  const isDone = (key: string) => reading.places.get(key)?.some((line) => reading.lines[line]?.role === own);
  const inBody = totalWeight(asked.filter(({ key }) => keys.has(key) || isDone(key)));
  const wider = isWider(role, asked) ? widerField : 0;
  return Math.max(inTitle / whole, backward, wider, (0.75 * inBody) / whole);
}

/** The most years that a line claims for the role asked for without dating them; `line` is -1 without any. */
export function claimedTenure(reading: Reading, spellings: Term[][]): { years: number; line: number } {
  const isAsked = ({ terms }: Reading["claimed"][number]) =>
    spellings.length === 0 ||
    spellings.some((asked) => weightIn(asked, keysOf(terms)) >= sameRole * totalWeight(asked));
  const [most] = reading.claimed.filter(isAsked).toSorted((one, other) => other.years - one.years);
  return most ?? { years: 0, line: -1 };
}

/** Years in the role asked for, over any of its spellings; in any role where none is asked for. */
export function tenureIn(reading: Reading, { asked }: Prepared): Tenure {
  const spellings = asked.flat();
  const ranked = reading.roles
    .map((role) => ({
      role,
      match: spellings.length ? Math.max(...spellings.map((terms) => roleMatch(role, terms, reading))) : 1,
    }))
    .toSorted((one, other) => other.match - one.match);
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

/** Years, to a tenth, that dated roles show of what a criterion asks for. */
export function tenureYears(reading: Reading, criterion: Criterion): number {
  return Math.round(tenureIn(reading, prepare(criterion)).years * 10) / 10;
}

/** What is left for years beyond those asked for; each further one adds less. */
const beyondWorth = 0.05;
const beyondYears = 6;
/** Where no number of years is asked for, any time in the role is worth most of it. */
const anyTimeWorth = 0.85;
const anyTimeYears = 3;

const grown = (time: number, scale: number) => 1 - Math.exp(-time / scale);

/** What a time in a role is worth, 0 to 1, against the years that are asked for; 0 years where none are. */
export function timeWorth(time: number, minimum: number): number {
  if (minimum === 0) return anyTimeWorth + (1 - anyTimeWorth) * grown(time, anyTimeYears);
  return (
    (1 - beyondWorth) * Math.min(1, time / minimum) +
    beyondWorth * grown(Math.max(0, time - minimum), beyondYears)
  );
}

/** What undated years are worth next to dated ones, and a mere mention of the role. */
const undatedWorth = 0.7;
const mentionWorth = 0.2;
/** What years in a role that is only like the one asked for are worth. */
const relatedWorth = 0.9;

/** Work without dates: what is claimed counts less than what is dated, and never settles the matter. */
function judgeUndated(reading: Reading, { criterion, asked }: Prepared): Judged {
  const question = tell("whichMonths", workOf(criterion));
  const claim = claimedTenure(reading, asked.flat());
  const mention = findAny(reading, asked.flat());
  if (claim.line < 0 && mention.share < whole) return absent(tell("noDatedWork"), question);
  const minimum = criterion.minimumYears ?? 0;
  const ratio = minimum > 0 ? Math.min(1, claim.years / minimum) : 1;
  return {
    verdict: "partly",
    worth: claim.line < 0 ? mentionWorth : undatedWorth * ratio,
    confidence: 0.5,
    reason: claim.line < 0 ? tell("namedWithoutDates") : tell("claimed", { years: years(claim.years) }),
    quotes: [quoteOf(reading, claim.line < 0 ? mention.line : claim.line)],
    question,
  };
}

/** Years in a role or a field, worked out from dated roles with overlaps merged. */
export function judgeTenure(reading: Reading, prepared: Prepared): Judged {
  const { criterion } = prepared;
  const minimum = criterion.minimumYears ?? 0;
  const tenure = tenureIn(reading, prepared);
  if (tenure.years <= 0) return judgeUndated(reading, prepared);
  const isRelated = tenure.match < sameRole;
  return {
    worth: timeWorth(tenure.years, minimum) * (isRelated ? relatedWorth : 1),
    confidence: 0.85,
    reason: tell(isRelated ? "relatedWork" : "datedWork", {
      years: years(isRelated ? tenure.years * 2 : tenure.years),
      minimum: years(minimum),
    }),
    quotes: tenure.quotes,
    question: tenure.years < minimum || isRelated ? tell("whenElse", workOf(criterion)) : null,
  };
}
