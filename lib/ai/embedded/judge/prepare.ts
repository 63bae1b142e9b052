import type { Criterion } from "@/lib/scorecards/scorecard";
import { educationAsked, type StudiesAsked, studiesAsked } from "@/lib/language/studies";
import { isSpoken, manners } from "@/lib/language/spoken-languages";
import { weakest, wordWeight, readWords } from "@/lib/language/words";
import { rememberFor } from "@/lib/language/remember";
import { worded } from "@/lib/language/lists";
import { conceptsIn, findConcepts } from "@/lib/language/concepts";
import { type Term, termsOf } from "@/lib/language/terms";
import { fold } from "@/lib/language/letters";
import { languageOf } from "@/lib/language/language-of";
import { dutiesIn, occupationTerms, type Work } from "./work-match";

/** A criterion taken apart once for judging many candidates. */
export type Prepared = {
  criterion: Criterion;
  kind: "tenure" | "work" | "education" | "language" | "skill" | "value";
  /**
   * Each asked thing with its spellings as terms; the criterion's name where it lists no skills. Empty where a
   * criterion asks for time at work of any kind.
   */
  asked: Term[][][];
  /** What the criterion says would count as evidence. */
  described: Term[];
  /** A certificate, a licence or a permission: it is held, not used, so naming it is all that a CV can do. */
  isHeld: boolean;
  /** A team's need that is more than the skill it names: "PostgreSQL under heavy load". */
  inGeneral: boolean;
  /** What the work consists of, where a criterion asks for time in it; without duties only its title. */
  work: Work;
  /** 1 school to 5 doctorate; 0 where no degree is asked. */
  degree: number;
  /** The fields that a degree is asked for in. */
  studies: StudiesAsked;
  /** Names of spoken languages, where nothing else is asked for. */
  languages: string[];
};

/** Words from this weight on tell something beside a skill that they describe. */
const telling = 0.5;

/** Dimensions whose criteria an organization writes in its own words. */
const ownWords: ReadonlySet<Criterion["dimension"]> = new Set(["culture_fit", "team_fit"]);

const isFull = (list: unknown[]) => list.length > 0;

const experience = worded("^{experienceAlone}( {as} |¶)");

/** What is held rather than used. */
const heldThings = worded("{held}");

/** Whether a name is that of a certificate, a licence or a permission. */
export const asksToHold = (name: string) =>
  [name, ...conceptsIn(name).map((concept) => concept.name)].some((each) => heldThings.test(fold(each)));

/**
 * What "Experience as a cook" names: it asks for time at work, though for no particular length of it. Empty where any
 * work will do, null where a name asks for something else.
 */
export function workAsked(name: string): string | null {
  const [words] = experience.exec(fold(name)) ?? [];
  return words === undefined ? null : name.slice(words.length);
}

/** Whether a criterion is about time in dated work. */
export const asksForTime = ({ name, minimumYears }: Pick<Criterion, "name" | "minimumYears">) =>
  minimumYears !== null || workAsked(name) !== null;

/** The spoken languages a criterion asks for, where it asks for nothing else but to speak or write them. */
function languagesAsked(name: string): string[] {
  const words = readWords(name);
  const mentions = findConcepts(words);
  const isLanguage = words.map((_, at) => mentions.some(({ from, to }) => at >= from && at < to));
  const spoken = mentions.map(({ concept }) => concept.name).filter(isSpoken);
  const isOnlyThat =
    mentions.every(({ concept }) => spoken.includes(concept.name) || concept.behaviour) &&
    words.every(({ key }, at) => isLanguage[at] || wordWeight(key) <= weakest || manners.has(key));
  return isOnlyThat ? spoken : [];
}

/** Takes a criterion apart, and remembers it for as long as the criterion lives. */
export const prepare = rememberFor((criterion: Criterion): Prepared => {
  const asked = criterion.skills
    .map((skill) => [skill.name, ...skill.aliases].map(termsOf).filter(isFull))
    .filter(isFull);
  const isValue = ownWords.has(criterion.dimension) && !asked.length;
  const isTenure = asksForTime(criterion);
  const spellings = criterion.skills.flatMap(({ name, aliases }) => [name, ...aliases]);
  // "Professional experience" names no work in particular: all dated work counts.
  const named = termsOf(criterion.name);
  const general = isTenure && !asked.length && !named.some(({ weight }) => weight > weakest);
  const languages = isTenure || isValue ? [] : languagesAsked(criterion.name);
  const degree = asked.length ? 0 : educationAsked(criterion.name);
  const described = termsOf(criterion.description);
  const duties = isTenure ? dutiesIn(criterion.description) : [];
  const spelled = new Set(asked.flat(2).map(({ key }) => key));
  const beyond = asked.length
    ? named.filter(({ key, weight }) => weight >= telling && !spelled.has(key))
    : [];
  const kindOf = () => {
    if (isTenure) return duties.length && !general ? "work" : "tenure";
    if (isValue) return "value";
    if (languages.length) return "language";
    return degree > 0 ? "education" : "skill";
  };
  return {
    criterion,
    kind: kindOf(),
    asked: asked.length || general ? asked : [[named]],
    described,
    isHeld: asksToHold(criterion.name),
    inGeneral: criterion.dimension === "team_fit" && beyond.length > 1,
    work: {
      titles: occupationTerms(spellings.length ? spellings : [criterion.name]),
      field: (asked.length ? asked : [[named]]).flat(2),
      duties,
      language: languageOf(fold(`${criterion.name}\n${criterion.description}`)),
    },
    degree,
    studies: studiesAsked(criterion.name),
    languages,
  };
});
