import { asking } from "@/lib/language/asking";
import { fold } from "@/lib/language/fold";
import { splitAt, without } from "./cut";
import { conceptsIn, nameOf, spellingsOf, type Requirement } from "./requirement";
import type { OrganizationInput } from "./draft-scorecard";
import { findProtectedCriteria } from "@/lib/scorecards/protected-criteria";
import type { Dimension } from "@/lib/scorecards/scorecard";

const most = 6;
const mostSkills = 4;
const mostAliases = 6;
const headingWords = 8;
const bullets = /^[\s#*•●▪◦○■·–—-]+|^\d{1,2}[.)]\s+/;
const sentenceEnd = /(?<=[.;!?])\s+/;
/** Where a text about a team comes to what it is short of. */
const lacks = new RegExp(
  asking((words) => words.lacks),
  "u",
);
const isShort = (text: string) => lacks.test(fold(text));
const lackLabel = /^[^:]{0,60}:\s+(?=\S)/;
const lackList = new RegExp(`,\\s+${asking((words) => words.and)}\\s+|;\\s+`, "gu");

type Stated = { name: string; rest: string };

const paragraphs = (text: string | null) =>
  (text ?? "")
    .split(/\n+/)
    .map((line) => line.replace(bullets, "").trim())
    .filter((line) => line.length > 3);

/** A line that is no sentence, over others that are. */
const isHeading = (line: string, all: string[]) =>
  all.length > 1 &&
  !/[.;!?]$/.test(line) &&
  line.split(/\s+/).length <= headingWords &&
  all.some((other) => /[.!?]$/.test(other));

/** What an organization states about itself, one thing to a paragraph: its first sentence, and the rest about it. */
export function statedValues(text: string | null): Stated[] {
  const all = paragraphs(text);
  return all
    .filter((line) => !isHeading(line, all))
    .map((line) => {
      const [first = line, ...rest] = line.split(sentenceEnd);
      return { name: first.replace(/[.;!]+$/, ""), rest: rest.join(" ") };
    });
}

/** What a team is short of, where its description says so; all of the description where it does not. */
export function statedNeeds(text: string | null): Stated[] {
  const all = paragraphs(text);
  const sentences = all.filter((line) => !isHeading(line, all)).flatMap((line) => line.split(sentenceEnd));
  const needs = sentences.filter((sentence) => isShort(sentence));
  return (needs.length ? needs : sentences)
    .flatMap((sentence) => {
      const label = lackLabel.exec(sentence)?.[0] ?? "";
      return isShort(label) ? splitAt(sentence.slice(label.length), lackList) : [sentence];
    })
    .map((part) => ({ name: needed(part.replace(/[.;!]+$/, "").trim()), rest: "" }))
    .filter(({ name }) => name.length > 3);
}

/** "So it needs", "and which needs": who needs it is no part of what is needed. */
const whoNeeds = new RegExp(
  `^.*?(?:^|\\s)(?:so|and|which|who|it|we|they|the team) ${asking((words) => words.lacks)}\\s+(?=\\S)`,
  "u",
);
const person = new RegExp(`^${asking((words) => words.someone)}\\s+`, "u");
const having = new RegExp(
  `^(?:(?:some|more|solid|strong)\\s+)?(?:${asking((words) => words.introducing)}\\s+` +
    `${asking((words) => words.prepositions)}|an?)\\s+`,
  "u",
);

/** What a sentence about a team says is needed, without who needs it: "Has run PostgreSQL under heavy load". */
function needed(sentence: string): string {
  const need = [whoNeeds, person, having].reduce(without, sentence).trim();
  const name = (need || sentence).replace(/^have\b/i, "has");
  const [only, ...others] = conceptsIn(name);
  // "A mentor" is a person; what is needed is the work.
  return only && !others.length && name.split(/\s+/).length === 1 ? only.name : name;
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
