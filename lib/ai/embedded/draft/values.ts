import { conceptsIn } from "@/lib/language/concepts";
import { endsIn, withoutEnd } from "@/lib/language/letters";
import { worded } from "@/lib/language/lists";
import { after, has, splitAt, without } from "./cut";
import { pageLines, sentences } from "./statements";
import { nameOf, requirement, spellingsOf, type Requirement } from "./requirement";
import type { OrganizationInput } from "./draft-scorecard";
import { findProtectedCriteria } from "@/lib/scorecards/protected-criteria";
import type { Dimension } from "@/lib/scorecards/scorecard";

const most = 6;
const mostSkills = 4;
const mostAliases = 6;
const endSigns = ".;!?";
/** Where a text about a team comes to what it is short of. */
const lacks = worded("{lacks}");
const lackList = worded("(, {and} |; )", "gu");

type Stated = { name: string; rest: string };

/** The paragraphs of a text; a line that is no sentence, over others that are, is a heading. */
function paragraphs(text: string | null): string[] {
  const lines = pageLines(text ?? "").map((line) => line.text);
  const sentencesOnly = lines.filter((line) => endsIn(line, endSigns));
  return (sentencesOnly.length ? sentencesOnly : lines).filter((line) => line.length > 3);
}

/** What an organization states about itself, one thing to a paragraph: its first sentence, and the rest about it. */
export const statedValues = (text: string | null): Stated[] =>
  paragraphs(text).map((line) => {
    const [first = line, ...rest] = sentences(line);
    return { name: withoutEnd(first, ...endSigns), rest: rest.join(" ") };
  });

/** What a team is short of, where its description says so; all of the description where it does not. */
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

const person = worded("^{someone} ");
const having = worded("^({introducing} {prepositions}|{articles}) ");

/** What a sentence about a team says is needed, without what it tells before: "has run PostgreSQL under heavy load". */
function needed(sentence: string): string {
  const lacking = after(sentence, lacks)?.trim() || sentence;
  const name = [person, having].reduce(without, lacking).trim() || sentence;
  const [only, ...others] = conceptsIn(name);
  // "A mentor" is a person; what is needed is the work.
  return only && !others.length && !name.includes(" ") ? only.name : name;
}

function stated(dimension: Dimension, { name, rest }: Stated): Requirement {
  // A team's need names skills; a value names behaviour, which one word of it does not show.
  const concepts = new Set(dimension === "team_fit" ? conceptsIn(name) : []);
  return requirement({
    kind: "skill",
    dimension,
    name: nameOf(name),
    description: (rest || (name.length > nameOf(name).length ? name : "")).slice(0, 600),
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
    .map((one) => stated(dimension, one));

/** Criteria of culture and team, one for each thing the organization states about itself; none if it states nothing. */
export const valueRequirements = ({ values, teamNeeds }: OrganizationInput): Requirement[] => [
  ...allowed("culture_fit", statedValues(values)),
  ...allowed("team_fit", statedNeeds(teamNeeds)),
];
