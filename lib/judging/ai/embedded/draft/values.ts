import { cut } from "@/lib/reading/language/cut";
import { conceptsIn } from "@/lib/reading/language/concepts";
import { endsIn, withoutEnd } from "@/lib/reading/language/letters";
import { regex } from "@/lib/reading/language/lists";
import { linesOf, sourceText } from "@/lib/reading/language/lines";
import { after, has, splitAt, without } from "./cut";
import { sentences } from "./statements";
import { nameOf, requirement, spellingsOf, type Requirement } from "./requirement";
import type { OrganizationInput } from "./draft-scorecard";
import { findProtectedCriteria } from "@/lib/judging/scorecards/protected-criteria";
import type { Dimension } from "@/lib/judging/scorecards/scorecard";

const most = 6;
const mostSkills = 4;
const mostAliases = 6;
const endSigns = ".;!?";
/** Matches where a text about a team says what the team lacks. */
const lacks = regex("{lacks}");
const lackList = regex("(, {and} |; )", "gu");

type Stated = { name: string; rest: string };

/** The paragraphs of a text. If some lines are sentences, the others are headings and left out. */
function paragraphs(text: string | null): string[] {
  const lines = linesOf(sourceText(text ?? "")).map((line) => line.text);
  const sentencesOnly = lines.filter((line) => endsIn(line, endSigns));
  return (sentencesOnly.length ? sentencesOnly : lines).filter((line) => line.length > 3);
}

/** The values an organization states, one per paragraph: its first sentence as the name, and the rest. */
export const statedValues = (text: string | null): Stated[] =>
  paragraphs(text).map((line) => {
    const [first = line, ...rest] = sentences(line);
    return { name: withoutEnd(first, ...endSigns), rest: rest.join(" ") };
  });

/** What a team lacks as its description states it; all sentences of the description when it states nothing. */
export function statedNeeds(text: string | null): Stated[] {
  const allSentences = paragraphs(text).flatMap((line) => sentences(line));
  const needs = allSentences.filter((sentence) => has(sentence, lacks));
  return (needs.length ? needs : allSentences)
    .flatMap((sentence) => {
      const [label, ...list] = sentence.split(": ");
      return list.length && has(label!, lacks) ? splitAt(list.join(": "), lackList) : [sentence];
    })
    .map((part) => ({ name: needed(withoutEnd(part, ...endSigns).trim()), rest: "" }))
    .filter(({ name }) => name.length > 3);
}

const person = regex("^{someone} ");
const having = regex("^({introducing} {prepositions}|{articles}) ");

/** The need in a sentence about a team, without the words before it: "has run PostgreSQL under heavy load". */
function needed(sentence: string): string {
  const lacking = after(sentence, lacks)?.trim() || sentence;
  const name = [person, having].reduce(without, lacking).trim() || sentence;
  const [only, ...others] = conceptsIn(name);
  // "A mentor" is a person: name the work instead.
  return only && !others.length && !name.includes(" ") ? only.name : name;
}

function stated(dimension: Dimension, { name, rest }: Stated): Requirement {
  // A team's need names skills; a value names behaviour, which a single concept cannot show.
  const concepts = new Set(dimension === "team_fit" ? conceptsIn(name) : []);
  return requirement({
    kind: "skill",
    dimension,
    name: nameOf(name),
    description: cut(rest || (name.length > nameOf(name).length ? name : ""), 600),
    importance: "nice",
    skills: [...concepts].slice(0, mostSkills).map((concept) => ({
      name: concept.name,
      aliases: spellingsOf(concept)
        .filter((spelling) => spelling !== concept.name)
        .slice(0, mostAliases),
    })),
  });
}

const allowed = (dimension: Dimension, all: Stated[]) =>
  all
    .filter(({ name, rest }) => !findProtectedCriteria(`${name}\n${rest}`))
    .slice(0, most)
    .map((statement) => stated(dimension, statement));

/** Requirements for culture and team fit: one for each value and need that the organization states. */
export const valueRequirements = ({ values, teamNeeds }: OrganizationInput): Requirement[] => [
  ...allowed("culture_fit", statedValues(values)),
  ...allowed("team_fit", statedNeeds(teamNeeds)),
];
