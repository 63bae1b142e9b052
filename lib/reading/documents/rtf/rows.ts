import type { FlowingText } from "../flowing/flowing-text.ts";

/** RTF marks only the end of cells and rows; their start is inferred. */
export class RtfRows {
  readonly #flowing: FlowingText;
  /** Background colour numbers of the row's cells, from the row's definition. */
  #shades: (number | null)[] = [];
  #shade: number | null = null;
  #at = 0;
  #row = false;
  #cell = false;

  constructor(flowing: FlowingText) {
    this.#flowing = flowing;
  }

  /** The background colour number of the open cell; null for none. */
  get shade() {
    return this.#shades[this.#at] ?? null;
  }

  /** Handles control words about rows and cells; returns whether this was one. */
  control(word: string, value: number, endParagraph: () => void): boolean {
    switch (word) {
      case "trowd":
        [this.#shades, this.#shade] = [[], null];
        return true;
      case "clcbpat":
        this.#shade = value || null;
        return true;
      case "cellx":
        this.#shades.push(this.#shade);
        this.#shade = null;
        return true;
      case "cell":
      case "nestcell":
        this.openCell();
        endParagraph();
        this.#flowing.closeCell();
        this.#cell = false;
        this.#at++;
        return true;
      case "row":
      case "nestrow":
        this.close();
        return true;
    }
    return false;
  }

  openCell() {
    if (!this.#row) this.#flowing.openRow();
    if (!this.#cell) this.#flowing.openCell();
    this.#row = this.#cell = true;
  }

  close() {
    if (this.#cell) this.#flowing.closeCell();
    if (this.#row) this.#flowing.closeRow();
    this.#row = this.#cell = false;
    this.#at = 0;
  }
}
