import { behaviourImplications, behaviourSpellings, behavioursWithObject } from "./lexicon/behaviours";
import { professionImplications, professionSpellings } from "./lexicon/professions";
import { softwareImplications, softwareSpellings } from "./lexicon/software";
import { everydayNames, productsWithSpellings, toolNames } from "./lexicon/tools";
import { emptyWords } from "./word-weights";
import { type Word, readWords } from "./words";

/** A known thing with all its spellings. `key` stands for it among word keys and cannot be a word's. */
type Concept = {
  key: string;
  name: string;
  spellings: string[];
  behaviour: boolean;
  /** A behaviour that is the same whatever it is shown in: words beside it only praise it or say where. */
  trait: boolean;
  /** The name of one thing, rather than of a field of work. */
  tool: boolean;
  implies: Concept[];
};

/** A concept found in words: `from` and `to` are word positions, `to` exclusive. */
export type Mention = { concept: Concept; from: number; to: number };

const namesOnlyWithCapital = new Set(readWords(everydayNames).map(({ key }) => key));

type Branch = { concept: Concept | null; next: Map<string, Branch> };
const root: Branch = { concept: null, next: new Map() };
const byName = new Map<string, Concept>();

const lines = (text: string) => text.split("\n").filter((line) => line.trim());

function learn(spelling: string, concept: Concept) {
  let branch = root;
  for (const { key } of readWords(spelling)) {
    let next = branch.next.get(key);
    if (!next) branch.next.set(key, (next = { concept: null, next: new Map() }));
    branch = next;
  }
  // The first group to claim a spelling keeps it: "planification" cannot be two things.
  if (branch !== root) branch.concept ??= concept;
}

const withObject = new Set(behavioursWithObject.split(/[|\n]/).filter(Boolean));

function learnGroups(groups: string, behaviour: boolean) {
  for (const line of lines(groups)) {
    const spellings = line.split("|").map((spelling) => spelling.trim());
    const name = spellings[0] ?? "";
    const concept: Concept = {
      key: `@${name}`,
      name,
      spellings,
      behaviour,
      trait: behaviour && !withObject.has(name),
      tool: false,
      implies: [],
    };
    byName.set(name, concept);
    for (const spelling of spellings) learn(spelling, concept);
  }
}

function learnTools(names: string) {
  for (const name of names.split(/[|\n]/).map((each) => each.trim())) {
    const known = name && byName.get(name);
    if (known) known.tool = true;
    if (!name || known) continue;
    const concept: Concept = {
      key: `@${name}`,
      name,
      spellings: [name],
      behaviour: false,
      trait: false,
      tool: true,
      implies: [],
    };
    byName.set(name, concept);
    learn(name, concept);
  }
}

function learnImplications(pairs: string) {
  for (const line of lines(pairs)) {
    const [from, to] = line.split(" > ").map((name) => name.trim());
    if (!from || !to) continue;
    const general = byName.get(to);
    if (!general) throw new Error(`The lexicon has no "${to}".`);
    let special = byName.get(from);
    if (!special) {
      special = {
        key: `@${from}`,
        name: from,
        spellings: [from],
        behaviour: false,
        trait: false,
        tool: true,
        implies: [],
      };
      byName.set(from, special);
      learn(from, special);
    }
    special.implies.push(general);
  }
}

learnGroups(softwareSpellings, false);
learnGroups(professionSpellings, false);
learnGroups(behaviourSpellings, true);
learnTools(toolNames);
learnTools(productsWithSpellings);
learnImplications(softwareImplications);
learnImplications(professionImplications);
learnImplications(behaviourImplications);

const counting = new Set(
  readWords(
    "two three four five six seven eight nine ten von der den zwei drei vier funf sechs sieben acht neun zehn deux trois quatre cinq dos tres cuatro cinco dois quatro 2 3 4 5 6 7 8 9 10 12 15 20",
  ).map(({ key }) => key),
);

/** The longest known thing at each position, left to right, without overlaps. */
export function findConcepts(words: Word[]): Mention[] {
  const found: Mention[] = [];
  for (let from = 0; from < words.length;) {
    let branch: Branch | undefined = root;
    let best: Mention | null = null;
    let skipped = false;
    for (let at = from; at < words.length && branch; at++) {
      const word = words[at] as Word;
      // "Betreuung von drei Auszubildenden": how many there were does not part a known thing.
      if (at > from && !branch.next.has(word.key) && counting.has(word.key)) continue;
      // "Solving technical problems", "work effectively in a team": one word may part a behaviour, but no "to" or "of".
      if (at > from && !skipped && !branch.next.has(word.key) && !emptyWords.has(word.key)) {
        skipped = true;
        continue;
      }
      branch = branch.next.get(word.key);
      if (!branch?.concept) continue;
      if (skipped && !branch.concept.behaviour) continue;
      if (at === from && !word.capital && namesOnlyWithCapital.has(word.key)) continue;
      best = { concept: branch.concept, from, to: at + 1 };
    }
    if (best) found.push(best);
    from = best ? best.to : from + 1;
  }
  return found;
}

/** The known thing a key stands for; undefined for a word's key. */
export const conceptByKey = (key: string) => (key.startsWith("@") ? byName.get(key.slice(1)) : undefined);
