/** A piece of RTF: a group's brace, a control word with its number, a byte in hexadecimal, or text as bytes. */
export type Token =
  | { kind: "open" | "close" }
  | { kind: "word"; word: string; value: number | null }
  | { kind: "byte"; byte: number }
  | { kind: "text"; text: string };

const piece =
  /\\([a-zA-Z]{1,40})(-?\d{1,10})? ?|\\'([0-9a-fA-F]{2})|\\([^a-zA-Z])|([{}])|[\r\n\0]+|([^\\{}\r\n\0]+)|./sy;

/**
 * Tokenizes RTF, with one character per byte. Existing libraries are made for e-mail bodies and take quadratic time
 * on pictures, which CVs have. Skips the bytes announced by \bin.
 */
export function* tokensOf(rtf: string): Generator<Token> {
  const pattern = new RegExp(piece);
  for (let match = pattern.exec(rtf); match; match = pattern.exec(rtf)) {
    const [, word, value, hex, symbol, brace, text] = match;
    if (word !== undefined) {
      if (word === "bin") pattern.lastIndex += Math.max(0, Number(value ?? 0));
      else yield { kind: "word", word, value: value === undefined ? null : Number(value) };
    } else if (hex !== undefined) yield { kind: "byte", byte: Number.parseInt(hex, 16) };
    else if (symbol !== undefined) yield { kind: "word", word: symbol, value: null };
    else if (brace !== undefined) yield { kind: brace === "{" ? "open" : "close" };
    else if (text !== undefined) yield { kind: "text", text };
  }
}
