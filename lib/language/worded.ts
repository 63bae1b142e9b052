import { languages, readings } from "./languages";
import { anyOf, type Phrases, sourceOf } from "./phrases";

/**
 * A pattern in folded text, written as a phrase in which "{and}" stands for what every language says for it. Whole
 * words are found where the lists have them.
 */
export const worded = (shape: string, flags = "u") =>
  new RegExp(sourceOf(shape, (name) => listed(name.slice(1, -1))).body, flags);

/** The source of a pattern that finds what any language says for one of these lists. */
export const listed = (...names: string[]) => anyOf(...names.map(everyLanguages));

/**
 * What every language has in a list, one under the other. The lists of what advertisements ask with and of what CVs are
 * read with go by their own names ("prepositions", "roles.at"), others by their part: "people.births". Throws Error
 * where there is none.
 */
export function everyLanguages(name: string): Phrases {
  const kinds = [languages.map(({ asking }) => asking), readings, languages];
  const lists = kinds.map((words) => words.map((each) => listIn(each, name.toLowerCase().split("."))));
  const found = lists.find(([english]) => english !== undefined);
  if (!found) throw new Error(`No language has a list called "${name}".`);
  return found.join("\n");
}

function listIn(words: object, [first, ...rest]: string[]): Phrases | undefined {
  const entry: unknown = Object.entries(words).find(([key]) => key.toLowerCase() === first)?.[1];
  if (typeof entry === "string" && !rest.length) return entry;
  return typeof entry === "object" && entry ? listIn(entry, rest) : undefined;
}
