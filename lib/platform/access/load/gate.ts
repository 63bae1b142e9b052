import type { EventEmitter } from "node:events";

/** How many callers may be inside at the same time, how many may wait for a slot, and for how long (ms). */
export type Bounds = { inside: number; waiting: number; patience: number };

/** Frees the caller's slot; calling it again does nothing. */
export type Leave = () => void;

/** Limits concurrency: callers over the limit wait in line; if it is full or takes too long, they get null. */
export class Gate {
  #inside = 0;
  readonly #line = new Set<() => void>();

  constructor(private readonly bounds: Bounds) {}

  /** Takes a slot, immediately or after waiting; null when there is none, or `caller` closes meanwhile. */
  async enter(caller?: EventEmitter): Promise<Leave | null> {
    if (this.#inside < this.bounds.inside) return this.#admit();
    if (this.#line.size >= this.bounds.waiting) return null;
    return new Promise((resolve) => {
      const leaveLine = () => {
        clearTimeout(timeout);
        caller?.off("close", giveUp);
        this.#line.delete(next);
      };
      const next = () => {
        leaveLine();
        resolve(this.#admit());
      };
      const giveUp = () => {
        leaveLine();
        resolve(null);
      };
      const timeout = setTimeout(giveUp, this.bounds.patience);
      caller?.once("close", giveUp);
      this.#line.add(next);
    });
  }

  #admit(): Leave {
    this.#inside += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#inside -= 1;
      const [next] = this.#line;
      next?.();
    };
  }
}
