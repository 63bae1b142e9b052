import { literal, spaced } from "@/lib/language/letters";
import { maskCharacter } from "@/lib/language/mask";

/** Characters that models normalize in quotes, each with those it may stand for. Words are never altered. */
const alike: Record<string, string> = {
  "‹": "[<‹]",
  "›": "[>›]",
  "'": "['’‘´`]",
  "’": "['’‘´`]",
  '"': '["“”„«»]',
  "“": '["“”„«»]',
  "”": '["“”„«»]',
  "-": "[-‐‑‒–—−]",
  "–": "[-‐‑‒–—−]",
  "—": "[-‐‑‒–—−]",
  "…": "(?:…|\\.\\.\\.)",
  [maskCharacter]: `${maskCharacter}+`,
};

/**
 * Returns the passage of a text that a quote refers to, exactly as in the text: white space, quotation marks, dashes
 * and the length of masks may differ. Returns the quote unchanged when no passage matches.
 */
export function verbatim(quote: string, texts: readonly string[]): string {
  const wanted = quote
    .trim()
    .replace(/^(["“'«]|\.\.\.|…)+|(?:["”'»]|\.\.\.|…){1,9}$/g, "")
    .trim();
  if (!wanted || wanted.length > 2_000) return quote;
  const exact = texts.find((text) => text.includes(wanted));
  if (exact) return wanted;
  const pattern = new RegExp(
    spaced(wanted)
      .map((word) => [...word].map((sign) => alike[sign] ?? literal(sign)).join(""))
      .join("\\s+"),
  );
  for (const text of texts) {
    const match = pattern.exec(text);
    if (match) return match[0];
  }
  return quote;
}
