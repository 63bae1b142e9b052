import { english } from "./en/english";
import { fold, hasAny } from "./letters";
import { implied } from "./everywhere/implied";
import { languages } from "./languages";
import { regex } from "./lists";
import { groupsIn, itemsIn } from "./spellings";
import { spokenLanguageNames } from "./spoken-languages";
import { countWords } from "./stated-years";
import { everydayNames, toolNames, tools } from "./everywhere/tools";
import { emptyWords, type Word, readWords, stemsIn } from "./words";

/** A known skill, tool or behaviour. `key` is used among word keys and is never equal to one. */
export type Concept = {
  key: string;
  name: string;
  /** Its spellings, the name first. */
  spellings: string[];
  behaviour: boolean;
  /** A behaviour that is the same in any work: words beside it only praise it or say where. */
  trait: boolean;
  /** The name of one product or tool, rather than of a field of work. */
  tool: boolean;
  implies: Concept[];
};

/** A concept found in words: `from` and `to` are word positions, `to` exclusive. */
export type Mention = { concept: Concept; from: number; to: number };

/** A trie node. `thing`: the spelling is a single plural, which no past form matches: "cropped" is not "crops". */
type Branch = { concept: Concept | null; thing: boolean; next: Map<string, Branch> };
const root: Branch = { concept: null, thing: false, next: new Map() };
const byName = new Map<string, Concept>();

/** The kinds of concepts in the lists of skills. */
const kinds = {
  tool: { behaviour: false, trait: false, tool: true },
  knowledge: { behaviour: false, trait: false, tool: false },
  traits: { behaviour: true, trait: true, tool: false },
  practices: { behaviour: true, trait: false, tool: false },
};

addGroups([...itemsIn(toolNames).map((name) => [name]), ...groupsIn(tools)], kinds.tool);
const [, ...others] = languages;
for (const kind of ["knowledge", "traits", "practices"] as const) {
  addGroups(groupsIn(english.skills[kind]), kinds[kind]);
  for (const { skills } of others) addGroups(groupsIn(skills[kind]));
}
addGroups(
  [...spokenLanguageNames].map((names) => [...new Set(names.flat())]),
  kinds.knowledge,
);
for (const [general = "", ...specials] of groupsIn(implied))
  for (const special of specials) conceptNamed(special).implies.push(conceptNamed(general));
// Implications are transitive: AWS Lambda implies Amazon Web Services, which imply cloud computing.
for (const concept of byName.values())
  for (const general of concept.implies)
    concept.implies.push(
      ...general.implies.filter((other) => other !== concept && !concept.implies.includes(other)),
    );

/** The concept with this name. Throws Error if there is none. */
function conceptNamed(name: string): Concept {
  const concept = byName.get(name);
  if (!concept) throw new Error(`No skill is called "${name}".`);
  return concept;
}

/** Adds groups of spellings, name first: as new concepts of a kind, or without a kind to existing ones. */
function addGroups(groups: string[][], kind?: (typeof kinds)["tool"]) {
  for (const [name = "", ...spellings] of groups) {
    if (kind) byName.set(name, { key: `@${name}`, name, spellings: [], ...kind, implies: [] });
    const concept = conceptNamed(name);
    for (const spelling of kind ? [name, ...spellings] : spellings) addSpelling(spelling, concept);
  }
}

function addSpelling(spelling: string, concept: Concept) {
  concept.spellings.push(spelling);
  let branch = root;
  for (const { key } of readWords(spelling)) {
    let next = branch.next.get(key);
    if (!next) branch.next.set(key, (next = { concept: null, thing: false, next: new Map() }));
    branch = next;
  }
  // The first group with a spelling keeps it: "planification" cannot be two concepts.
  if (branch === root) return;
  branch.concept ??= concept;
  branch.thing = spelling.endsWith("s") && !hasAny(spelling, " -/.");
}

const counts = stemsIn(countWords.join(" "));
/** Whether a word's key is a number. */
const isCount = (key: string) => counts.has(key) || (key.length < 3 && Number(key) >= 0);
const namesOnlyWithCapital = stemsIn(everydayNames);

/** The longest concept at each position, left to right, without overlaps. */
export function findConcepts(words: Word[]): Mention[] {
  const mentions: Mention[] = [];
  for (let from = 0; from < words.length;) {
    let branch: Branch | undefined = root;
    let best: Mention | null = null;
    let skipped = false;
    for (let at = from; at < words.length && branch; at++) {
      const word = words[at] as Word;
      // "Betreuung von drei Auszubildenden": a number does not split a concept.
      if (at > from && !branch.next.has(word.key) && isCount(word.key)) continue;
      // "Solving technical problems": one word may split a behaviour, but no empty word such as "to" or "of".
      if (at > from && !skipped && !branch.next.has(word.key) && !emptyWords.has(word.key)) {
        skipped = true;
        continue;
      }
      branch = branch.next.get(word.key);
      if (!branch?.concept) continue;
      if (skipped && !branch.concept.behaviour) continue;
      if (at === from && word.past && branch.thing) continue;
      if (at === from && !word.capital && namesOnlyWithCapital.has(word.key)) continue;
      best = { concept: branch.concept, from, to: at + 1 };
    }
    if (best) mentions.push(best);
    from = best ? best.to : from + 1;
  }
  return mentions;
}

/** The concepts that a text names, in its order. */
export const conceptsIn = (text: string) => findConcepts(readWords(text)).map(({ concept }) => concept);

/** Things that are held rather than used. */
const heldThings = regex("{held}");

/** Whether a name is that of a certificate, a licence or a permit. */
export const asksToHold = (name: string) =>
  [name, ...conceptsIn(name).map((concept) => concept.name)].some((each) => heldThings.test(fold(each)));

/** The concept with this key; undefined for a word's key. */
export const conceptByKey = (key: string) => (key.startsWith("@") ? byName.get(key.slice(1)) : undefined);

const technology = "Information technology";
/** Headings of things that belong to no single field. */
const ofAnyField = new Set(["Everyday trades", "Other"]);

/** The field of work of each English knowledge concept: the heading above it in the list. */
const fields = new Map(
  english.skills.knowledge.split("// ").flatMap((section) => {
    const [field = "", ...lines] = section.split("\n");
    return ofAnyField.has(field)
      ? []
      : groupsIn(lines.join("\n")).map(([name = ""]) => [name, field.trim()] as const);
  }),
);

/** A concept's fields of work: its own, else those of what it implies, else technology for a tool. */
export function fieldsOf(concept: Concept): string[] {
  const own = fields.get(concept.name);
  const shown = own ? [own] : concept.implies.flatMap(fieldsOf);
  return shown.length || !concept.tool ? shown : [technology];
}
