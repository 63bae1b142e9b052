/** The words, stems and formula of `../shared/tools/real-cvs.mjs`: a baseline without any code of the evaluator. */
const stop = new Set(
  "a an and or the of to in for with on by as is are be at from that this it its your you we our".split(" "),
);
const endings = ["ing", "ers", "er", "ies", "es", "ed", "s"];
const shortestStem = 4;
const k1 = 1.2;
const b = 0.75;

const stem = (word: string) => {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= shortestStem);
  return ending ? word.slice(0, -ending.length) : word;
};
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[a-z][a-z0-9+#]+/g) ?? []).filter((word) => !stop.has(word)).map(stem);

export const titleOf = (description: string) => description.split("\n")[0] ?? "";

/** BM25 of a query over texts; `withTitle` adds BM25 of the query's first line, both as standard scores. */
export function plainBm25Over(texts: string[]) {
  const documents = texts.map((text) => {
    const words = wordsOf(text);
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return { counts, length: words.length };
  });
  const frequency = new Map<string, number>();
  for (const { counts } of documents)
    for (const word of counts.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const average = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;
  const rarity = (word: string) => {
    const n = frequency.get(word) ?? 0;
    return Math.log(1 + (documents.length - n + 0.5) / (n + 0.5));
  };
  const rank = (query: string) => {
    const queryWords = [...new Set(wordsOf(query))];
    return documents.map(({ counts, length }) =>
      queryWords.reduce((score, word) => {
        const count = counts.get(word) ?? 0;
        if (count === 0) return score;
        return score + (rarity(word) * count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / average));
      }, 0),
    );
  };
  const withTitle = (query: string) => {
    const title = standard(rank(titleOf(query)));
    return standard(rank(query)).map((score, at) => score + (title[at] ?? 0));
  };
  return Object.assign(rank, { withTitle });
}

function standard(values: number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation =
    Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
  return values.map((value) => (value - mean) / deviation);
}
