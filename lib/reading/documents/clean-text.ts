/** Bullets, among them private-use code points that word processors take from symbol fonts. */
const bullets =
  /[\uF0B7\uF0D8\uF0A7\uF0FC\uF076\uF0A8\uF02D\u27A2\u25CF\u25AA\u25A0\u2023\u2043\u25E6\u2219\uFFED]/g;

/** Zero-width and direction marks, the soft hyphen, and controls (NUL cannot be stored as text). */
const invisible =
  /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;

/**
 * A plain text without invisible characters, its accents composed: "Pri\u00admate" is "Primate". Spaces are single
 * where most are double, which otherwise separate columns. Line breaks stay.
 */
export function visibleText(text: string): string {
  const visible = text.replace(/\r\n?/g, "\n").replace(invisible, "").normalize("NFC");
  const spacesOf = (pattern: RegExp) => visible.match(pattern)?.length ?? 0;
  const isDoubled = spacesOf(/\S {2}(?=\S)/g) > spacesOf(/\S (?=\S)/g);
  return isDoubled ? visible.replace(/(?<=\S) {2}(?=\S)/g, " ") : visible;
}

/**
 * Normalizes one line: unifies bullets, expands ligatures, removes icons and invisible characters, composes
 * accents and turns every kind of space into a plain one. Keeps tabs: they separate columns.
 */
export function cleanText(raw: string): string {
  return (
    raw
      .toWellFormed()
      .replace(bullets, "•")
      .replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize("NFKC"))
      // Icon fonts use the private-use area, whose characters mean nothing as text.
      .replace(/[\uE000-\uF8FF\uFFFC\uFFFD]|[\u{F0000}-\u{10FFFD}]/gu, " ")
      .replace(invisible, "")
      .replace(/[\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/g, " ")
      .normalize("NFC")
      // Leaders fill the gap between columns.
      .replace(/(?<=[^\s._-]) ?(?:\.{4,}|-{4,}|_{4,}) ?(?=[^\s._-])/g, "\t")
      .replace(/ {3,}/g, "  ")
      .replace(/ {0,2}\t[ \t]*/g, "\t")
      .trim()
  );
}

/** "E X P E R I E N C E" → "EXPERIENCE": headings with spaces between letters and wider gaps between words. */
export function joinSpacedLetters(line: string): string {
  if (!/^(?:\p{L}[\p{M}]*|[&/+])(?: {1,3}(?:\p{L}\p{M}*|[&/+])){3,}$/u.test(line)) return line;
  return line
    .split(/ {2,}/)
    .map((word) => word.replaceAll(" ", ""))
    .join(" ");
}
