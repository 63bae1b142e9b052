export type Scored = { number: number; score: number };

/** The best so far. Collects more than needed and sorts now and then, which is cheaper than a heap here. */
export class Best {
  #found: Scored[] = [];
  /** Lower scores can no longer be among the best. */
  #threshold = 1;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** The lowest score that can still be among the best. */
  get least(): number {
    return this.#threshold;
  }

  /** Numbers have to be offered in ascending order: of equal scores, the first is kept. */
  offer(number: number, score: number): void {
    if (score < this.#threshold) return;
    this.#found.push({ number, score });
    if (this.#found.length >= 4 * this.#most) this.#cut();
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
