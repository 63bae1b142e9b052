/** Hebrew, Arabic and related scripts, including presentation forms. */
const letter = "\\u0590-\\u065F\\u066A-\\u06EF\\u06FA-\\u08FF\\uFB1D-\\uFDFF\\uFE70-\\uFEFC";
const digit = "0-9\\u0660-\\u0669\\u06F0-\\u06F9";
const rtlLetter = new RegExp(`[${letter}]`, "u");
const scripts = "\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}";
const ltrLetter = new RegExp(`[${scripts}]`, "u");
/** From the first to the last letter of a right-to-left script. */
const rtlRuns = new RegExp(`[${letter}](?:[^${scripts}]*[${letter}])?`, "gu");

/**
 * Left-to-right runs within a right-to-left line: numbers, and from a western letter to the last western letter or
 * digit before the next right-to-left letter.
 */
const ltrRuns = new RegExp(
  `${ltrLetter.source}(?:[^${letter}]*(?:${ltrLetter.source}|[${digit}]))?|[${digit}]+(?:[-+.,:/][${digit}]+)*`,
  "gu",
);
const mirrored: Record<string, string> = {
  "(": ")",
  ")": "(",
  "[": "]",
  "]": "[",
  "{": "}",
  "}": "{",
  "<": ">",
  ">": "<",
  "«": "»",
  "»": "«",
};

export const isRightToLeft = (text: string) => rtlLetter.test(text);

/** The letters of one drawn glyph in visual order, left to right: ligatures have several. */
export const asDrawn = (glyph: string) =>
  glyph.length > 1 && isRightToLeft(glyph) ? [...glyph].reverse().join("") : glyph;

/** Converts a line from visual order (left to right) to reading order. PDF stores only the former. */
export function asRead(drawn: string): string {
  if (!isRightToLeft(drawn)) return drawn;
  const rtlCount = drawn.match(new RegExp(rtlLetter, "gu"))?.length ?? 0;
  const ltrCount = drawn.match(new RegExp(ltrLetter, "gu"))?.length ?? 0;
  // In a mostly western line only the Hebrew or Arabic words are reversed.
  const read = rtlCount >= ltrCount ? reordered(drawn) : drawn.replace(rtlRuns, reordered);
  return read.replace(/[\uFB1D-\uFDFF\uFE70-\uFEFC]+/g, (shapes) => shapes.normalize("NFKC"));
}

function reordered(drawn: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { 0: match, index } of drawn.matchAll(ltrRuns)) {
    let run = match;
    // "Example (2024)": keep the closing bracket in the run that opens it.
    if (count(run, "(") > count(run, ")") && drawn[index + run.length] === ")") run += ")";
    parts.push(reversed(drawn.slice(at, index)), run);
    at = index + run.length;
  }
  parts.push(reversed(drawn.slice(at)));
  return parts.reverse().join("");
}

const count = (text: string, mark: string) => text.split(mark).length - 1;
const reversed = (text: string) =>
  [...text]
    .reverse()
    .map((character) => mirrored[character] ?? character)
    .join("");
