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
