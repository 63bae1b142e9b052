/** Hebrew, Arabic and their kin, with the shapes that letters take within a word. */
const letter = "\\u0590-\\u065F\\u066A-\\u06EF\\u06FA-\\u08FF\\uFB1D-\\uFDFF\\uFE70-\\uFEFC";
const digit = "0-9\\u0660-\\u0669\\u06F0-\\u06F9";
const rightward = new RegExp(`[${letter}]`, "u");
const scripts = "\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}";
const western = new RegExp(`[${scripts}]`, "u");
/** From the first to the last letter of such a script. */
const words = new RegExp(`[${letter}](?:[^${scripts}]*[${letter}])?`, "gu");

/**
 * What runs from left to right within a line that does not: from a western letter to the last letter or digit before
 * the next word of the line's own script, and numbers.
 */
const leftward = new RegExp(
  `${western.source}(?:[^${letter}]*(?:${western.source}|[${digit}]))?|[${digit}]+(?:[-+.,:/][${digit}]+)*`,
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

export const isRightToLeft = (text: string) => rightward.test(text);

/** One drawn glyph's letters, in the order in which they would stand on the page: ligatures have several. */
export const asDrawn = (glyph: string) =>
  glyph.length > 1 && isRightToLeft(glyph) ? [...glyph].reverse().join("") : glyph;

/** A line as it stands on the page, from left to right → as it is read. PDF keeps only the former. */
export function asRead(drawn: string): string {
  if (!isRightToLeft(drawn)) return drawn;
  const own = drawn.match(new RegExp(rightward, "gu"))?.length ?? 0;
  const foreign = drawn.match(new RegExp(western, "gu"))?.length ?? 0;
  // A Hebrew or Arabic name in an English sentence is all there is to turn.
  const read = own >= foreign ? turned(drawn) : drawn.replace(words, turned);
  return read.replace(/[\uFB1D-\uFDFF\uFE70-\uFEFC]+/g, (shapes) => shapes.normalize("NFKC"));
}

function turned(drawn: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { 0: match, index } of drawn.matchAll(leftward)) {
    let run = match;
    // "Example (2024)": the bracket belongs to what it closes.
    if (count(run, "(") > count(run, ")") && drawn[index + run.length] === ")") run += ")";
    parts.push(backwards(drawn.slice(at, index)), run);
    at = index + run.length;
  }
  parts.push(backwards(drawn.slice(at)));
  return parts.reverse().join("");
}

const count = (text: string, mark: string) => text.split(mark).length - 1;
const backwards = (text: string) =>
  [...text]
    .reverse()
    .map((character) => mirrored[character] ?? character)
    .join("");
