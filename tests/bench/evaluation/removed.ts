/** Words that do not name a skill on their own. */
const stopWords = new Set(
  "a an and the of in to for with on skills skill ability knowledge experience".split(" "),
);

/** A word's stem: "testing" and "tester", "management" and "manager" have the same one. */
const stemOf = (word: string) =>
  word.length <= 4 ? word : word.slice(0, Math.max(4, Math.ceil(word.length * 0.6)));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];

/**
 * Whether a CV still contains a skill that was to be removed: one line has all of the skill's words in any form, so
 * "penetration tester" contains penetration testing. Independent of the evaluator's own words and stems.
 */
export function stillSays(cv: string, skill: string): boolean {
  const skillWords = wordsOf(skill).filter((word) => !stopWords.has(word));
  const joined = skillWords.join("");
  return cv.split(/\n+/).some((line) => {
    const words = wordsOf(line);
    return (
      skillWords.every((word) =>
        word.length <= 4 ? words.includes(word) : words.some((other) => other.startsWith(stemOf(word))),
      ) || words.includes(joined)
    );
  });
}
