import type { FlowingText } from "../flowing/flowing-text.ts";
import { targetOfField } from "../links.ts";
import { lookOf } from "../looks.ts";
import { Unreadable } from "../unreadable.ts";
import {
  asides,
  characters,
  footers,
  headTables,
  inner,
  listMarks,
  notText,
  paragraphEnds,
  optionalText,
} from "./destinations.ts";
import { encodingOfCodePage } from "./fonts.ts";
import { RtfRows } from "./rows.ts";
import { firstState, format, hiddenBy, type State } from "./state.ts";
import { RtfTables } from "./tables.ts";
import type { Token } from "./tokens.ts";

const deepestGroup = 1_000;

/** Processes RTF token by token and writes its text to `flowing` in reading order. */
export class RtfBody {
  pictures = false;
  readonly properties: string[] = [];
  /** The outermost group has been closed: anything after it is not part of the document. */
  ended = false;
  readonly #flowing: FlowingText;
  readonly #rows: RtfRows;
  readonly #tables = new RtfTables();
  readonly #outer: State[] = [];
  #state = firstState();
  /** The next control word names a group that a program may skip. */
  #optional = false;
  #bytes: number[] = [];
  #fallbacks = 0;
  #bullet = false;
  #aside = "";
  #instruction = "";
  /** The open footer, which is read after the body: its tokens and its depth of open groups. */
  #footer: { tokens: Token[]; depth: number } | null = null;
  readonly #footers: Token[] = [];

  constructor(flowing: FlowingText) {
    this.#flowing = flowing;
    this.#rows = new RtfRows(flowing);
  }

  take(token: Token) {
    if (this.#footer) return this.#collectFooter(this.#footer, token);
    if (token.kind !== "byte") this.#writeBytes();
    switch (token.kind) {
      case "open":
        if (this.#outer.push(this.#state) > deepestGroup) throw new Unreadable("too_complex");
        this.#state = { ...this.#state };
        this.#fallbacks = 0;
        break;
      case "close":
        this.#closeGroup();
        break;
      case "byte":
        if (this.#fallbacks > 0) this.#fallbacks--;
        else if (!this.#state.skipped) this.#bytes.push(token.byte);
        break;
      case "text": {
        this.#tables.text(this.#state, token.text);
        if (this.#state.instructs) this.#instruction += token.text;
        const skipped = Math.min(this.#fallbacks, token.text.length);
        this.#fallbacks -= skipped;
        this.#write(this.#tables.decodeText(this.#state, token.text.slice(skipped)));
        break;
      }
      case "word":
        this.#control(token.word, token.value);
    }
  }

  /** Ends the body and writes the footers after it. */
  finish() {
    this.#rows.close();
    if (this.#flowing.begun) this.#endParagraph();
    this.#flowing.startBlock();
    this.#state = firstState();
    for (const token of this.#footers) this.take(token);
  }

  #closeGroup() {
    const closed = this.#state;
    this.#state = this.#outer.pop() ?? closed;
    this.#fallbacks = 0;
    if (closed.aside && (closed.aside === "each" || !this.#state.aside)) {
      this.properties.push(this.#aside);
      this.#aside = "";
    }
    if (closed.instructs && !this.#state.instructs) this.#state.link = targetOfField(this.#instruction);
    if (closed.inner && !this.#state.inner && !closed.skipped) this.#flowing.closeInner();
    if (this.#outer.length === 0) this.ended = true;
  }

  #control(word: string, value: number | null) {
    const state = this.#state;
    const optional = this.#optional;
    this.#optional = word === "*";
    state.aside ??= asides.get(word) ?? null;
    if (word === "fldinst") {
      state.instructs = true;
      this.#instruction = "";
    }
    const isText = optionalText.has(word) || asides.has(word) || state.aside === "each";
    if ((optional && !isText) || notText.has(word)) {
      state.skipped = true;
      if (word === "pict") this.pictures = true;
      return;
    }
    const table = headTables[word];
    if (table) {
      Object.assign(state, { skipped: true, table });
      return;
    }
    this.#tables.control(state, word, value ?? 0);
    if (listMarks.has(word)) {
      this.#bullet = true;
      state.skipped = true;
    }
    if (state.skipped) return;
    if (footers.has(word) && !state.aside) {
      this.#footer = { tokens: [], depth: 1 };
      return;
    }
    if (word === "trowd") state.lowRow = false;
    const character = characters[word];
    if (character !== undefined) {
      if (this.#fallbacks > 0) this.#fallbacks--;
      else this.#write(character);
    } else if (word === "u") {
      this.#write(String.fromCharCode((value ?? 0) & 0xffff));
      this.#fallbacks = state.fallbacks;
    } else if (state.aside) {
      if (paragraphEnds.has(word)) this.#aside += "\n";
      else format(state, word, value);
    } else if (paragraphEnds.has(word)) this.#endParagraph();
    else if (word === "ansicpg") this.#tables.encoding = encodingOfCodePage(value ?? 0);
    else if (word === "mac") this.#tables.encoding = "macintosh";
    else if (inner.has(word) && !state.inner) {
      state.inner = true;
      state.inTable = false;
      this.#flowing.openInner();
    } else if (!this.#rows.control(word, value ?? 0, () => this.#endParagraph())) format(state, word, value);
  }

  #collectFooter(footer: { tokens: Token[]; depth: number }, token: Token) {
    if (token.kind === "open") footer.depth++;
    if (token.kind === "close") footer.depth--;
    if (footer.depth > 0) {
      footer.tokens.push(token);
      return;
    }
    this.#footer = null;
    for (const footerToken of footer.tokens) this.#footers.push(footerToken);
    this.#footers.push({ kind: "word", word: "par", value: null });
    this.#closeGroup();
  }

  #writeBytes() {
    if (this.#bytes.length === 0) return;
    const bytes = this.#bytes;
    this.#bytes = [];
    this.#write(this.#tables.decode(this.#state, bytes));
  }

  #write(text: string) {
    const state = this.#state;
    if (text === "" || state.skipped) return;
    if (state.aside) {
      this.#aside += text;
      return;
    }
    if (state.deleted) return;
    if (state.inTable) this.#rows.openCell();
    else if (!state.inner) this.#rows.close();
    const { colours } = this.#tables;
    const look = lookOf({ ...state, size: state.halfPoints / 2, colour: colours[state.colour] });
    this.#flowing.write(text, look, hiddenBy(state, colours, this.#rows.shade));
  }

  #endParagraph() {
    const heading = this.#tables.isHeading(this.#state);
    this.#flowing.endParagraph({ bullet: this.#bullet, heading });
    this.#bullet = false;
  }
}
