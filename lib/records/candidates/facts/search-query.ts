import { invalid } from "@/lib/errors";
import { asksToHold } from "@/lib/reading/language/concepts";
import { fold } from "@/lib/reading/language/letters";
import { languageNamed } from "@/lib/reading/language/spoken-languages";
import { degreeLevel, degreeName, studiesIn } from "@/lib/reading/language/studies";
import { readWords, wordWeight } from "@/lib/reading/language/words";
import { say } from "@/lib/say";
import { townNamed } from "./towns";
import { type Kind, type Sought, anyOf, countriesIn, keyOf, partsOf, rankIn, sought } from "./keys";

/** Facts of a person's CV, and of an application, by the name before the colon in a search: `employer:bank`. */
const ofPerson = [
  "language",
  "employer",
  "title",
  "degree",
  "field",
  "certificate",
  "place",
  "years",
] as const;
const ofApplication = [
  ...[
    "met",
    "open",
    "score",
    "stage",
    "decision",
    "reason",
    "by",
    "source",
    "flag",
    "signal",
    "tag",
    "snoozed",
    "ats",
  ],
  ...["applied", "changed", "decided"],
] as const;
type PersonFilter = (typeof ofPerson)[number];
export type ApplicationFilter = { name: string; value: string; typed: string; not: boolean };

/** A fact of a CV that a search asks for, as a full-text query over keys. */
export type AskedFact = Sought & { typed: string; kind: Kind; not: boolean };

/** One of the words: the text that has to be found, or instead a key of the same meaning. */
export type AskedWord = { text: string; meaning: string | null; not: boolean; or: boolean };

export type SearchQuery = {
  words: AskedWord[];
  /** The words without signs, to be looked for in names. */
  name: string;
  facts: AskedFact[];
  /** Years in roles that fit the title and employer asked for, or in all roles. */
  years: number | null;
  ofApplication: ApplicationFilter[];
  /** What looks like a filter and is none: it is searched as words. */
  unknown: string[];
};

const token = /(-?)(?:(\p{L}+):(?!\/\/))?(?:"([^"]*)"?|([^\s"]+))/gu;

/**
 * Reads what people and agents type to search: words, "a phrase", -without, either or other, and facts such as
 * `language:"german b2"`. Throws invalid for a value that its filter cannot have.
 */
export function readQuery(text: string): SearchQuery {
  const query: SearchQuery = { words: [], name: "", facts: [], years: null, ofApplication: [], unknown: [] };
  const names: string[] = [];
  let plain: string[] = [];
  let or = false;
  const add = (word: Omit<AskedWord, "or">) => {
    query.words.push({ ...word, or });
    or = false;
  };
  const flush = () => {
    for (const { text: part, concept } of partsOf(plain.join(" ")))
      add({ text: part, meaning: meaningOf(part, concept), not: false });
    plain = [];
  };
  for (const [typed, minus, name, phrase, bare = ""] of text.matchAll(token)) {
    const filter = name?.toLowerCase() ?? "";
    const value = (phrase ?? bare).trim();
    const not = minus !== "";
    if (isOfPerson(filter)) {
      // Without a value it is still being typed.
      if (value) addFact(query, { filter, value, typed, not });
    } else if (isOfApplication(filter)) {
      if (value) query.ofApplication.push({ name: filter, value, typed, not });
    } else {
      if (filter) query.unknown.push(typed);
      const written = name && phrase === undefined ? `${name} ${bare}` : value;
      if (!not && phrase === undefined && written.toLowerCase() === "or") {
        flush();
        or = query.words.length > 0;
      } else if (not || phrase !== undefined) {
        flush();
        if (value) add({ text: phrase === undefined ? written : `"${value}"`, meaning: null, not });
        if (!not) names.push(value);
      } else {
        plain.push(written);
        names.push(written);
        if (or) flush();
      }
    }
  }
  flush();
  return { ...query, name: names.join(" ") };
}

const isOfPerson = (name: string): name is PersonFilter => ofPerson.includes(name as PersonFilter);
const isOfApplication = (name: string) => (ofApplication as readonly string[]).includes(name);

/** Keys that mean the same as a word of the text: a concept in another language, an employer of that kind. */
function meaningOf(word: string, concept: string | null): string | null {
  if (concept) {
    const language = languageNamed(fold(word));
    return anyOf([keyOf("anywhere", concept), ...(language ? [keyOf("language", language)] : [])]);
  }
  const employer = sought("employer", word);
  return employer?.byMeaning ? employer.query : null;
}

type Typed = { filter: PersonFilter; value: string; typed: string; not: boolean };

function addFact(query: SearchQuery, { filter, value, typed, not }: Typed) {
  if (filter === "years") {
    const years = Number(value.replace(/^>=?/, ""));
    if (!(years >= 0 && years < 100))
      throw invalid('"{typed}": years are one number, at least so many, such as years:3.', { typed });
    query.years = years;
    return;
  }
  const found = factFinders[filter](value, typed);
  if (found) query.facts.push({ ...found, typed, kind: filter, not });
}

const factFinders: Record<Exclude<PersonFilter, "years">, (value: string, typed: string) => Sought | null> = {
  language(value, typed) {
    const words = fold(value.replaceAll(":", " "));
    const name = readWords(words).flatMap(
      ({ start, end }) => languageNamed(words.slice(start, end)) ?? [],
    )[0];
    if (!name) throw invalid('"{typed}" names no language, such as language:"german b2".', { typed });
    const rank = rankIn(words);
    return { query: anyOf([keyOf("language", rank ? `${name}:${rank}` : name)]), byMeaning: true };
  },
  degree(value, typed) {
    const level = degreeLevel(fold(value));
    if (!level)
      throw invalid('"{typed}": the degrees are {names}.', {
        typed,
        names: [1, 2, 3, 4, 5].map((each) => degreeName(each)),
      });
    return { query: anyOf([keyOf("degree", level)]), byMeaning: true };
  },
  field(value) {
    const broad = [...studiesIn(fold(value))].map((study) => keyOf("field", `*${study}`));
    const named = sought("field", value);
    if (broad.length === 0) return named;
    return { query: `(${named ? `(${named.query})|` : ""}${anyOf(broad)})`, byMeaning: true };
  },
  certificate(value) {
    const named = sought("certificate", value);
    // A licence counts wherever it is named; what may also be used, such as AWS, only among the certificates.
    const licences = partsOf(value).flatMap(({ text, concept }) =>
      concept && asksToHold(text) ? [keyOf("anywhere", concept)] : [],
    );
    if (!named || licences.length === 0) return named;
    return { query: `((${named.query})|${anyOf(licences)})`, byMeaning: true };
  },
  place(value) {
    const countries = countriesIn(value);
    const [first = "", ...others] = value.split(/[,;/()]/);
    const named = sought("place", others.length > 0 && countries.length > 0 ? first : value);
    const town = townNamed(first, countries);
    const inCountry =
      countries.length > 0 ? anyOf(countries.map((code) => keyOf("place", `*${code}`))) : null;
    if (others.length === 0 && inCountry)
      return { query: named ? `((${named.query})|${inCountry})` : inCountry, byMeaning: true };
    if (!named) return null;
    const spelled = inCountry ? `((${named.query})&${inCountry})` : `(${named.query})`;
    return {
      query: town ? `(${spelled}|${inAnyLanguage(town)})` : spelled,
      byMeaning: town !== null,
    };
  },
  employer: (value) => sought("employer", value),
  title: (value) => sought("title", value),
};

/** A town under any of its names, where the place names no other country. */
function inAnyLanguage({ country, names }: NonNullable<ReturnType<typeof townNamed>>): string {
  const ways = names.flatMap((name) => {
    const words = readWords(name).filter(({ key }) => wordWeight(key) > 0);
    return words.length > 0 ? [`(${words.map(({ key }) => anyOf([keyOf("place", key)])).join("&")})`] : [];
  });
  return `((${ways.join("|")})&(${anyOf([keyOf("place", `*${country}`)])}|!'${keyOf("place", "*")}':*))`;
}

/** The facts of roles that years are counted in; all roles without one. */
export const ofRole = ({ facts }: SearchQuery) =>
  facts.filter(({ kind, not }) => !not && (kind === "title" || kind === "employer"));

/**
 * What a search looked for and how, so that nobody takes a spelling that was not found for a fact that is not there;
 * where it found nobody, also in which roles it counted years, and what it looked for in applications.
 */
export function searchedFor(query: SearchQuery, foundNobody = false): string[] {
  const { words, facts, years, ofApplication: filters, unknown } = query;
  const roles = ofRole(query).map(({ typed }) => typed);
  const byMeaning = [
    ...facts.filter((fact) => fact.byMeaning).map(({ typed }) => typed),
    ...words.filter(({ meaning }) => meaning !== null).map(({ text }) => text),
  ];
  const bySpelling = [
    ...facts.filter((fact) => !fact.byMeaning).map(({ typed }) => typed),
    ...words.filter(({ meaning, not }) => meaning === null && !not).map(({ text }) => text),
  ];
  return [
    ...(byMeaning.length > 0
      ? [say("Searched by meaning, in CVs of every language: {asked}.", { asked: byMeaning })]
      : []),
    ...(bySpelling.length > 0
      ? [say("Searched by spelling only, so other words for it are missed: {asked}.", { asked: bySpelling })]
      : []),
    ...(foundNobody && years !== null
      ? [
          roles.length > 0
            ? say("Years were counted in roles that fit {asked}.", { asked: roles })
            : say("Years were counted in all roles with dates."),
        ]
      : []),
    ...(foundNobody && filters.length > 0
      ? [
          say("Looked for in applications, not in CVs: {asked}.", {
            asked: filters.map(({ typed }) => typed),
          }),
        ]
      : []),
    ...(unknown.length > 0
      ? [
          say("No filter, so searched as words: {asked}. The filters are {filters}.", {
            asked: unknown,
            filters: [...ofPerson, ...ofApplication].map((name) => `${name}:`),
          }),
        ]
      : []),
  ];
}
