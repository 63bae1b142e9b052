import { maskCharacter } from "@/lib/language/mask";

const special = /[.*+?^${}()|[\]\\]/g;
/** Signs that models tidy while quoting, each with the ones it may stand for. Words are never altered. */
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
 * The passage of a text that a quote means, letter for letter as it stands there: white space, quotation marks,
 * dashes and the length of masks may differ. The quote as it was when there is no such passage.
 */
export function verbatim(quote: string, texts: readonly string[]): string {
  const wanted = quote
    .trim()
    .replace(/^(["“'«]|\.\.\.|…)+|(["”'»]|\.\.\.|…)+$/g, "")
    .trim();
  if (!wanted || wanted.length > 2_000) return quote;
  const exact = texts.find((text) => text.includes(wanted));
  if (exact) return wanted;
  const pattern = new RegExp(
    wanted
      .split(/\s+/)
      .map((word) => [...word].map((sign) => alike[sign] ?? sign.replace(special, "\\$&")).join(""))
      .join("\\s+"),
  );
  for (const text of texts) {
    const match = pattern.exec(text);
    if (match) return match[0];
  }
  return quote;
}
