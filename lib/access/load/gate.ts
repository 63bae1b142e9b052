import type { EventEmitter } from "node:events";

/** How many may be inside at once, how many may wait for a place, and for how long (ms). */
export type Bounds = { inside: number; waiting: number; patience: number };

/** What a caller holds while inside; leaving twice is leaving once. */
export type Leave = () => void;

/** Bounds what is under way: beyond it callers wait in line, and beyond that, or too long, they are turned away. */
export class Gate {
  #inside = 0;
  readonly #line = new Set<() => void>();

  constructor(private readonly bounds: Bounds) {}

  /** A place, at once or after waiting; null when there is none, or `caller` closes meanwhile. */
  async enter(caller?: EventEmitter): Promise<Leave | null> {
    if (this.#inside < this.bounds.inside) return this.#admit();
    if (this.#line.size >= this.bounds.waiting) return null;
    return new Promise((resolve) => {
      const leaveLine = () => {
        clearTimeout(late);
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
      const late = setTimeout(giveUp, this.bounds.patience);
      caller?.once("close", giveUp);
      this.#line.add(next);
    });
  }

  #admit(): Leave {
    this.#inside += 1;
    let out = false;
    return () => {
      if (out) return;
      out = true;
      this.#inside -= 1;
      const [next] = this.#line;
      next?.();
    };
  }
}
