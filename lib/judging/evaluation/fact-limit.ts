import { asksForTime, type Prepared } from "@/lib/judging/ai/embedded/judge/prepare";
import { spoken, wording } from "@/lib/judging/ai/embedded/judge/wording";
import { asOfDate, degrees, type Dossier, type Facts } from "@/lib/judging/ai/judging";
import { fold } from "@/lib/reading/language/letters";
import { levelWorths } from "@/lib/reading/language/spoken-languages";
import { degreeName, educationAsked } from "@/lib/reading/language/studies";
import { yearsIn } from "@/lib/reading/profile/tenure";
import { sentence, toStore } from "@/lib/say";
import type { Criterion } from "@/lib/judging/scorecards/scorecard";
import type { StoredAssessment as Assessment } from "./evaluation";

/** The highest rating that facts found by code allow; `reason` names the fact. */
export type Limit = { rating: number; reason: string; question: string };

/** The highest rating, of 4, for claims without dates or without a level. */
export const claimed = 0.7 * 4;

export function timeLimit({ years }: Pick<Assessment, "years">, { minimumYears }: Criterion): Limit | null {
  const minimum = minimumYears ?? 0;
  const shown = years ?? 0;
  if (shown > 0 && shown >= minimum) return null;
  return {
    rating: shown > 0 ? (4 * shown) / minimum : claimed,
    reason:
      shown > 0
        ? toStore("Dated roles show {shown, number} of the {minimum, number} years required.", {
            shown,
            minimum,
          })
        : toStore("No dated role shows how long."),
    question: sentence("From which month to which month did you do this?"),
  };
}

/** The highest ratings, of 4, for a degree one level below the one asked for, and for one further below. */
const oneBelow = 2.6;
const furtherBelow = 1.6;
/** The highest rating, of 4, for a licence that has run out. */
const ranOut = 2;

/** Years in the roles that a language model counts for a criterion, overlaps counted once; null without any. */
export const yearsByFacts = (facts: Facts | null | undefined, dossier: Dossier): number | null =>
  yearsIn(
    (facts?.roles ?? []).map(({ from, to }) => ({
      from,
      to: to === "now" ? null : to,
      current: to === "now",
    })),
    asOfDate(dossier),
  );

/** How far the facts that a language model read support its own verdict; null where they do, or where it read none. */
export function factLimit(
  assessment: Assessment,
  { criterion, degree }: Prepared,
  facts: Facts | null,
  dossier: Dossier,
): Limit | null {
  const limits = [
    asksForTime(criterion) ? yearsLimit(assessment, criterion, facts, dossier) : null,
    facts && levelLimit(criterion, facts),
    // A model knows which degrees a trade has; where a level is not named, none is too low.
    facts && degree > 0 ? degreeLimit(educationAsked(criterion.name, 0), facts) : null,
    facts && validityLimit(facts, dossier),
  ];
  return limits.filter((limit) => limit !== null).toSorted((a, b) => a.rating - b.rating)[0] ?? null;
}

/** By the roles the model counts; without any, by all dated time, which no work can exceed. */
function yearsLimit(
  { years }: Assessment,
  criterion: Criterion,
  facts: Facts | null,
  dossier: Dossier,
): Limit | null {
  const counted = yearsByFacts(facts, dossier);
  if (counted !== null) return timeLimit({ years: counted }, criterion);
  const all = yearsIn(dossier.profile.roles, asOfDate(dossier));
  return all === null ? null : timeLimit({ years: Math.max(all, years ?? 0) }, criterion);
}

function levelLimit({ name }: Criterion, { languages }: Facts): Limit | null {
  // "B2 or C1" asks for the lower.
  const asked = levelWorths(fold(name)).at(-1) ?? 0;
  const worthOf = (level: string | null) =>
    level === null ? null : level === "native" ? 1 : (levelWorths(level.toLowerCase())[0] ?? 0);
  const short = languages
    .map(({ language, level }) => ({ language, worth: worthOf(level) }))
    .filter(({ worth }) => asked > 0 && (worth ?? 0) < asked)
    .toSorted((a, b) => (a.worth ?? 1) - (b.worth ?? 1));
  const [first] = short;
  if (!first) return null;
  const language = spoken(first.language);
  return {
    rating: first.worth === null ? claimed : Math.min(claimed, 4 * first.worth),
    reason:
      first.worth === null
        ? toStore("The documents state no level of {language}.", { language })
        : toStore("The stated level of {language} is below the required one.", { language }),
    question: wording("howWell", { languages: language }),
  };
}

function degreeLimit(asked: number, { degree }: Facts): Limit | null {
  const level = degree === null ? null : degrees.indexOf(degree) + 1;
  if (!asked || level === null || level >= asked) return null;
  return {
    rating: level === asked - 1 ? oneBelow : furtherBelow,
    reason: wording("degreeNamed", { named: toStore(degreeName(level)), asked: toStore(degreeName(asked)) }),
    question: wording("degreeAsked", { degree: toStore(degreeName(asked)) }),
  };
}

function validityLimit({ validUntil }: Facts, dossier: Dossier): Limit | null {
  if (!validUntil || validUntil >= dossier.asOf.slice(0, validUntil.length)) return null;
  return {
    rating: ranOut,
    reason: toStore("It was valid until {month}.", { month: validUntil }),
    question: sentence("Has it been renewed, and until when?"),
  };
}
