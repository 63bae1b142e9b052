import * as z from "zod";
import { makeDossier } from "@/lib/judging/evaluation/dossier";
import { literal } from "@/lib/reading/language/letters";
import type { StoredCv } from "./newest-cvs";

export const Excerpt = z
  .object({ before: z.string(), words: z.string(), after: z.string() })
  .describe("A line of a CV, identity masked, around the matched words.");
export type Excerpt = z.infer<typeof Excerpt>;

const longest = 180;
/** The most characters before the match: it has to be visible where only two short lines fit. */
const longestBefore = 60;

/** An excerpt of a CV, identity masked, around the first query term that occurs; skips excluded terms. */
export function maskedExcerpt({ text: whole, profile, knownNames }: StoredCv, query: string): Excerpt | null {
  const { text } = makeDossier({ text: whole }, profile, [], knownNames);
  for (const [, not, phrase, word] of query.matchAll(/(-?)"([^"]+)"|([^\s"]+)/g)) {
    const words = phrase ?? word ?? "";
    if (not || words.startsWith("-") || words.toLowerCase() === "or") continue;
    const excerpt = excerptOf(text, words);
    if (excerpt) return excerpt;
  }
  return null;
}

/** The first line that contains the words as whole words, ignoring case and accents; cut to fit a row. */
export function excerptOf(text: string, words: string): Excerpt | null {
  const wanted = plain(words);
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${literal(wanted)}(?![\\p{L}\\p{N}])`, "u");
  for (const line of text.split("\n")) {
    const at = plain(line).search(whole);
    if (at === -1) continue;
    // Start at the beginning of a word.
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

/** The text without case and accents, letter for letter, so that positions are the same in both. */
const plain = (text: string) =>
  Array.from(text, (letter) => {
    const folded = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return folded.length === letter.length ? folded : letter;
  }).join("");
