import type { Colour } from "../contrast.ts";
import { decode, encodingOfCharset, symbol } from "./fonts.ts";
import type { State } from "./state.ts";

/** The tables in a file's header that its text refers to by number. */
export class RtfTables {
  /** The file's encoding, for fonts without one. */
  encoding = "windows-1252";
  /** Null is "automatic": black on paper. */
  readonly colours: (Colour | null)[] = [];
  readonly #encodings = new Map<number, string>();
  readonly #styles = new Map<number, string>();
  #mixed: [number, number, number] | null = null;

  /** Whether the paragraph has a heading style. */
  isHeading({ style }: State): boolean {
    return /^(heading|title)/i.test(this.#styles.get(style) ?? "");
  }

  /** Handles a control word inside a table. */
  control(state: State, word: string, value: number) {
    if (state.table === "styles") {
      if (word === "s") state.style = value;
    } else if (state.table === "fonts") {
      if (word === "f") state.font = value;
      const encoding = word === "fcharset" ? encodingOfCharset(value) : null;
      if (encoding) this.#encodings.set(state.font, encoding);
    } else if (state.table === "colours") {
      const place = ["red", "green", "blue"].indexOf(word);
      if (place < 0) return;
      this.#mixed ??= [0, 0, 0];
      this.#mixed[place] = Math.min(255, Math.max(0, value));
    }
  }

  /** Handles text inside a table: a semicolon ends a style or a colour. */
  text(state: State, text: string) {
    if (state.table === "styles" && text.trim().endsWith(";")) this.#styles.set(state.style, text.trim());
    if (state.table !== "colours") return;
    for (const character of text) {
      if (character !== ";") continue;
      this.colours.push(this.#mixed);
      this.#mixed = null;
    }
  }

  /** Decodes bytes written as \'xx, in the current font's encoding. */
  decode(state: State, bytes: readonly number[]): string {
    return decode(bytes, this.#encodings.get(state.font) ?? this.encoding);
  }

  /** Decodes literal characters; those beyond ASCII are bytes of the code page. */
  decodeText(state: State, text: string): string {
    const encoding = this.#encodings.get(state.font) ?? this.encoding;
    if (encoding === symbol || !/[\u0080-\u00ff]/.test(text)) return text;
    return decode(
      [...text].map((character) => character.charCodeAt(0)),
      encoding,
    );
  }
}
