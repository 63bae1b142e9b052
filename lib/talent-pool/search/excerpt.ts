import * as z from "zod";

export const Excerpt = z
  .object({ before: z.string(), words: z.string(), after: z.string() })
  .describe("A line of a CV, identity masked, around the words that were found in it.");
export type Excerpt = z.infer<typeof Excerpt>;

const longest = 180;
/** So few before them that the words are seen where only two short lines fit. */
const longestBefore = 60;

/** The first line in which the words stand as whole words, whatever their case and accents; cut to what fits a row. */
export function excerptOf(text: string, words: string): Excerpt | null {
  const wanted = plain(words);
  const literal = wanted.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "u");
  for (const line of text.split("\n")) {
    const at = plain(line).search(whole);
    if (at === -1) continue;
    // From the beginning of a word on.
    const from =
      at <= longestBefore ? 0 : at - longestBefore + line.slice(at - longestBefore, at).search(/(?<=\s|$)/);
    return {
      before: `${from > 0 ? "… " : ""}${line.slice(from, at).trimStart()}`,
      words: line.slice(at, at + wanted.length),
      after: line.slice(at + wanted.length, from + longest).trimEnd(),
    };
  }
  return null;
}

/** Without case and accents, letter for letter, so that a place in it is the place in the text. */
const plain = (text: string) =>
  Array.from(text, (letter) => {
    const folded = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return folded.length === letter.length ? folded : letter;
  }).join("");
