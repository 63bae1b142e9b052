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

  /** What somebody has to come to, to be among the best. */
  get least(): number {
    return this.#threshold;
  }

  /** Numbers have to be offered in ascending order: of equals, the first stays. */
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
