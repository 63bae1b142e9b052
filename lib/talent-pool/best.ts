export type Scored = { number: number; score: number };

/** The best so far. Kept loosely and cut now and then: sorting seldom is cheaper than a heap here. */
export class Best {
  #found: Scored[] = [];
  /** Nobody with less can be among the best any more. */
  #threshold = 1;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Numbers have to be offered in ascending order: of equals, the first stays. */
  offer(scores: Int32Array, first: number) {
    for (let i = 0; i < scores.length; i++) {
      const score = scores[i] as number;
      if (score < this.#threshold) continue;
      this.#found.push({ number: first + i, score });
      if (this.#found.length >= 4 * this.#most) this.#cut();
    }
  }

  sorted(): Scored[] {
    this.#cut();
    return this.#found;
  }

  #cut() {
    this.#found = this.#found
      .toSorted((a, b) => b.score - a.score || a.number - b.number)
      .slice(0, this.#most);
    if (this.#found.length === this.#most) this.#threshold = (this.#found.at(-1)?.score ?? 0) + 1;
  }
}
