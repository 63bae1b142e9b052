import { endsIn, withoutEnd } from "@/lib/language/letters";
import { worded } from "@/lib/language/worded";
import { after, has, splitAt, without } from "./cut";
import { clean } from "./sentences";
import { conceptsIn, nameOf, spellingsOf, type Requirement } from "./requirement";
import type { OrganizationInput } from "./draft-scorecard";
import { findProtectedCriteria } from "@/lib/scorecards/protected-criteria";
import type { Dimension } from "@/lib/scorecards/scorecard";

const most = 6;
const mostSkills = 4;
const mostAliases = 6;
const headingWords = 8;
const sentenceEnd = /(?<=[.;!?])\s+/;
const endSigns = ".;!?";
/** Where a text about a team comes to what it is short of. */
const lacks = worded("{lacks}");
const lackList = worded("(, {and} |; )", "gu");

type Stated = { name: string; rest: string };

const paragraphs = (text: string | null) =>
  (text ?? "")
    .split("\n")
    .map(clean)
    .filter((line) => line.length > 3);

/** A line that is no sentence, over others that are. */
const isHeading = (line: string, all: string[]) =>
  all.length > 1 &&
  !endsIn(line, endSigns) &&
  line.split(" ").length <= headingWords &&
  all.some((other) => endsIn(other, endSigns));

/** What an organization states about itself, one thing to a paragraph: its first sentence, and the rest about it. */
export function statedValues(text: string | null): Stated[] {
  const all = paragraphs(text);
  return all
    .filter((line) => !isHeading(line, all))
    .map((line) => {
      const [first = line, ...rest] = line.split(sentenceEnd);
      return { name: withoutEnd(first, ...endSigns), rest: rest.join(" ") };
    });
}

/** What a team is short of, where its description says so; all of the description where it does not. */
export function statedNeeds(text: string | null): Stated[] {
  const all = paragraphs(text);
  const sentences = all.filter((line) => !isHeading(line, all)).flatMap((line) => line.split(sentenceEnd));
  const needs = sentences.filter((sentence) => has(sentence, lacks));
  return (needs.length ? needs : sentences)
    .flatMap((sentence) => {
      const [label, ...list] = sentence.split(": ");
      return list.length && has(label!, lacks) ? splitAt(list.join(": "), lackList) : [sentence];
    })
    .map((part) => ({ name: needed(withoutEnd(part, ...endSigns).trim()), rest: "" }))
    .filter(({ name }) => name.length > 3);
}

/** "So it needs", "and which needs": who needs it is no part of what is needed. */
const whoNeeds = worded("(so|and|which|who|it|we|they|the team) {lacks} ");
const person = worded("^{someone} ");
const having = worded("^({introducing} {prepositions}|{articles}) ");

/** What a sentence about a team says is needed, without who needs it: "Has run PostgreSQL under heavy load". */
function needed(sentence: string): string {
  const need = [person, having].reduce(without, after(sentence, whoNeeds) ?? sentence).trim();
  const name = (need || sentence).replace(/^have\b/i, "has");
  const [only, ...others] = conceptsIn(name);
  // "A mentor" is a person; what is needed is the work.
  return only && !others.length && !name.includes(" ") ? only.name : name;
}

function requirement(dimension: Dimension, { name, rest }: Stated): Requirement {
  // A team's need names skills; a value names behaviour, which one word of it does not show.
  const named = dimension === "team_fit" ? conceptsIn(name) : [];
  const known = [...new Map(named.map((concept) => [concept.key, concept])).values()];
  return {
    kind: "skill",
    dimension,
    name: nameOf(name),
    description: (rest || (name.length > nameOf(name).length ? name : "")).slice(0, 600),
    importance: "nice",
    knockOut: false,
    minimumYears: null,
    skills: known.slice(0, mostSkills).map((concept) => ({
      name: concept.name,
      aliases: spellingsOf(concept)
        .filter((spelling) => spelling !== concept.name)
        .slice(0, mostAliases),
    })),
    share: 1,
    sentence: "",
  };
}

const allowed = (stated: Stated[]) =>
  stated.filter(({ name, rest }) => !findProtectedCriteria(`${name}\n${rest}`)).slice(0, most);

/** Criteria of culture and team, one for each thing the organization states about itself; none if it states nothing. */
export const valueRequirements = (organization: OrganizationInput): Requirement[] => [
  ...allowed(statedValues(organization.values)).map((stated) => requirement("culture_fit", stated)),
  ...allowed(statedNeeds(organization.teamNeeds)).map((stated) => requirement("team_fit", stated)),
];
