/** Words that name no skill by themselves. */
const empty = new Set(
  "a an and the of in to for with on skills skill ability knowledge experience".split(" "),
);

/** A word without its ending: "testing" and "tester", "management" and "manager" begin alike. */
const beginning = (word: string) =>
  word.length <= 4 ? word : word.slice(0, Math.max(4, Math.ceil(word.length * 0.6)));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];

/**
 * Whether a CV still says a skill that was to be removed: one of its lines holds all the skill's words in any form.
 * "Penetration tester" says penetration testing. Knows nothing of the evaluator's own words and stems.
 */
export function stillSays(cv: string, skill: string): boolean {
  const skillWords = wordsOf(skill).filter((word) => !empty.has(word));
  const joined = skillWords.join("");
  return cv.split(/\n+/).some((line) => {
    const words = wordsOf(line);
    return (
      skillWords.every((word) =>
        word.length <= 4 ? words.includes(word) : words.some((other) => other.startsWith(beginning(word))),
      ) || words.includes(joined)
    );
  });
}
