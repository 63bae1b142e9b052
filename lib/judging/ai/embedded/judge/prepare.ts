import { type Criterion, skillWords } from "@/lib/judging/scorecards/scorecard";
import { educationAsked, type StudiesAsked, studiesAsked } from "@/lib/reading/language/studies";
import { isSpoken, languageSkillWords } from "@/lib/reading/language/spoken-languages";
import { weakest, wordWeight, readWords } from "@/lib/reading/language/words";
import { memoize } from "@/lib/reading/language/memoize";
import { regex } from "@/lib/reading/language/lists";
import { asksToHold, conceptsIn, findConcepts } from "@/lib/reading/language/concepts";
import { type Term, termsOf, wordsOf } from "@/lib/reading/language/terms";
import { fold } from "@/lib/reading/language/letters";
import { languageOf } from "@/lib/reading/language/language-of";
import { type Occupation, occupationsOf } from "./title-match";

/** The required work. */
export type Work = {
  titles: Occupation[];
  duties: { text: string; terms: Term[] }[];
  /** The words of its name, skills and duties, and the concepts among them. */
  words: Term[];
  /** Those of the job's other requirements, as the description names them. */
  beside: Term[];
  /** ISO 639-1 code of the language of the description. */
  language: string;
};

/** A criterion parsed once for judging many candidates. */
export type Prepared = {
  criterion: Criterion;
  kind: "tenure" | "work" | "education" | "language" | "skill" | "value";
  /**
   * Each required skill with its spellings as terms; the criterion's name when it lists no skills. Empty when it asks
   * for work of any kind.
   */
  asked: Term[][][];
  /** Each required skill as the words of its name; empty where these are its spelling or it has only one. */
  inWords: Term[][];
  /** What the criterion says would count as evidence. */
  described: Term[];
  /** A certificate, a licence or a permit: it is held, not used, so a CV can only name it. */
  isHeld: boolean;
  /** A team's need that asks for more than the skill it names: "PostgreSQL under heavy load". */
  inGeneral: boolean;
  /** The work a criterion asks for. */
  work: Work;
  /** 1 school to 5 doctorate; 0 when no degree is required. */
  degree: number;
  /** The required fields of study. */
  studies: StudiesAsked;
  /** Names of spoken languages, when nothing else is required. */
  languages: string[];
};

/** Words from this weight on mean more than the skill they describe. */
const telling = 0.5;

/** Dimensions whose criteria an organization writes in its own words. */
const ownWords: ReadonlySet<Criterion["dimension"]> = new Set(["culture_fit", "team_fit"]);

const isFull = (list: unknown[]) => list.length > 0;

/** The spellings of a skill as terms: a known skill's own spellings are one term, whatever else they mean. */
function spellingsOf([name = "", ...aliases]: string[]): Term[][] {
  const own = new Set(conceptsIn(name).flatMap(({ spellings }) => spellings.map(fold)));
  const names = [name, ...aliases.filter((alias) => !own.has(fold(alias)))];
  return names.map(termsOf).filter(isFull);
}

const experience = regex("^{experienceAlone}( {as} |¶)");

/**
 * The work in a name such as "Experience as a cook", which asks for time at work of no particular length. Empty when
 * any work counts, null when the name asks for something else.
 */
export function workAsked(name: string): string | null {
  const [words] = experience.exec(fold(name)) ?? [];
  return words === undefined ? null : name.slice(words.length);
}

/** Whether a criterion is about time in dated work. */
export const asksForTime = ({ name, minimumYears }: Pick<Criterion, "name" | "minimumYears">) =>
  minimumYears !== null || workAsked(name) !== null;

/** The spoken languages a criterion asks for, when it asks only to speak or write them; else none. */
function languagesAsked(name: string): string[] {
  const words = readWords(name);
  const mentions = findConcepts(words);
  const isLanguage = words.map((_, at) => mentions.some(({ from, to }) => at >= from && at < to));
  const spoken = mentions.map(({ concept }) => concept.name).filter(isSpoken);
  const isOnlyThat =
    mentions.every(({ concept }) => spoken.includes(concept.name) || concept.behaviour) &&
    words.every(({ key }, at) => isLanguage[at] || wordWeight(key) <= weakest || languageSkillWords.has(key));
  return isOnlyThat ? spoken : [];
}

/** Begins the line of a description that names the job's other requirements. */
export const alsoAsked = "Also asked for: ";

/** The words and concepts of a criterion's name and of the names of its skills. */
const wordsAsked = ({ name, skills }: Criterion): Term[] =>
  [workAsked(name) ?? name, ...skills.map((skill) => skill.name)].flatMap(termsOf);

/** The words of the line of a description that names the job's other requirements. */
const wordsBeside = ({ description }: Criterion): Term[] =>
  description.split(`\n${alsoAsked}`).slice(1).flatMap(termsOf);

/**
 * The duties in a description: its lines that begin with a bullet, else its parts that name something beyond the
 * criterion's name: "Has kept a general ledger: entries, the monthly close".
 */
export function dutiesIn({ name, description }: Pick<Criterion, "name" | "description">): Work["duties"] {
  const lines = description.split("\n").filter((line) => !line.startsWith(alsoAsked));
  const items = lines.flatMap((line) => /^\s*[-–•*]\s+(\S.*)$/u.exec(line)?.[1]?.trim() ?? []);
  const parts = items.length ? items : lines.flatMap((line) => line.split(/[.;:,]\s+/u));
  const named = new Set(items.length ? [] : termsOf(name).map(({ key }) => key));
  return parts
    .map((text) => ({ text, terms: termsOf(text) }))
    .filter(({ terms }) =>
      terms.some(({ key, weight }) => items.length || (weight >= telling && !named.has(key))),
    );
}

/** Parses a criterion, cached for the criterion's lifetime. */
export const prepare = memoize((criterion: Criterion): Prepared => {
  const skills = criterion.skills.filter(({ name, aliases }) => spellingsOf([name, ...aliases]).length > 0);
  const asked = skills.map((skill) => spellingsOf([skill.name, ...skill.aliases]));
  const isValue = ownWords.has(criterion.dimension) && !asked.length;
  const isTenure = asksForTime(criterion);
  const spellings = skillWords(criterion);
  // "Professional experience" names no particular work: all dated work counts.
  const named = termsOf(criterion.name);
  const general = isTenure && !asked.length && !named.some(({ weight }) => weight > weakest);
  const languages = isTenure || isValue ? [] : languagesAsked(criterion.name);
  const degree = asked.length ? 0 : educationAsked(criterion.name);
  const described = termsOf(criterion.description);
  const duties = isTenure ? dutiesIn(criterion) : [];
  const own = wordsAsked(criterion);
  const language = languageOf(`${criterion.name}\n${criterion.description}`) ?? "en";
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
    inWords: (skills.length ? skills : [criterion]).map(({ name }) => wordsOf(name)),
    described,
    isHeld: asksToHold(criterion.name),
    inGeneral: criterion.dimension === "team_fit" && beyond.length > 1,
    work: {
      titles: (spellings.length ? spellings : [criterion.name]).flatMap((title) =>
        occupationsOf(title, language),
      ),
      words: [...own, ...duties.flatMap(({ terms }) => terms)],
      beside: wordsBeside(criterion),
      duties,
      language,
    },
    degree,
    studies: studiesAsked(criterion.name),
    languages,
  };
});
