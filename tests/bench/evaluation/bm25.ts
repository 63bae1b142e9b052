import { readWords } from "@/lib/reading/language/words";

const k1 = 1.2;
const b = 0.75;
const mostInQuery = 3;

const countsOf = (text: string) => {
  const counts = new Map<string, number>();
  for (const { key } of readWords(text)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** BM25 with the evaluator's words and stems, and document frequencies from this pool. */
export function bm25Over(pool: string[]) {
  const frequency = new Map<string, number>();
  let length = 0;
  for (const text of pool) {
    for (const [key, count] of countsOf(text)) {
      frequency.set(key, (frequency.get(key) ?? 0) + 1);
      length += count;
    }
  }
  const average = length / pool.length;
  const rarity = (key: string) => {
    const n = frequency.get(key) ?? 0;
    return Math.log(1 + (pool.length - n + 0.5) / (n + 0.5));
  };
  return (job: string) => {
    const query = countsOf(job);
    return (cv: string) => {
      const counts = countsOf(cv);
      const size = [...counts.values()].reduce((a, c) => a + c, 0);
      let score = 0;
      for (const [key, inQuery] of query) {
        const count = counts.get(key) ?? 0;
        if (count === 0) continue;
        score +=
          (rarity(key) * Math.min(inQuery, mostInQuery) * count * (k1 + 1)) /
          (count + k1 * (1 - b + (b * size) / average));
      }
      return score;
    };
  };
}
