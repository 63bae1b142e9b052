/** Text to find on a page: the part of a quote on one line, and its distance from the top of the page. */
export type Wanted = { id: string; words: string; top: number | null };

/** One of the pieces of text that a PDF page is drawn from, and its distance from the top of the page. */
export type Piece = { text: string; top: number };

/** The characters of a piece that belong to a quote: UTF-16 offsets into it. */
export type Match = { id: string; piece: number; start: number; end: number };

/** The characters that are compared, and the position of each in the pieces. */
type Letters = { text: string; at: { piece: number; offset: number; length: number }[] };

/** Not compared: PDF readers differ in blanks, hyphens, accents and invisible characters. */
const ignored = /[\s\p{M}\u00AD\u200B-\u200F\u2060\uFEFF\u2010-\u2015\u2212-]/u;

const folded = (text: string) => [...text.normalize("NFKD")].filter((letter) => !ignored.test(letter));

function lettersOf(pieces: readonly Piece[]): Letters {
  const letters: Letters = { text: "", at: [] };
  pieces.forEach(({ text }, piece) => {
    let offset = 0;
    for (const character of text) {
      for (const letter of folded(character)) {
        letters.text += letter;
        // One position per UTF-16 unit, so that an index into `text` is also one into `at`.
        for (let unit = 0; unit < letter.length; unit++)
          letters.at.push({ piece, offset, length: character.length });
      }
      offset += character.length;
    }
  });
  return letters;
}

/**
 * Finds text in the pieces that a PDF page is drawn from, ignoring blanks and hyphens between letters. Of several
 * matches it takes the one nearest to the wanted line's position. A line that the PDF draws in another order is
 * searched for word by word.
 *
 * @returns the matches, and the ids without any match
 */
export function findWords(pieces: readonly Piece[], wanted: readonly Wanted[]) {
  const letters = lettersOf(pieces);
  const matches = wanted.flatMap((line) => {
    const whole = nearest(letters, pieces, line);
    if (whole.length > 0) return whole;
    return line.words.split(/\s+/).flatMap((words) => nearest(letters, pieces, { ...line, words }, NEAR));
  });
  const ids = new Set(matches.map(({ id }) => id));
  return { matches, missing: [...new Set(wanted.map(({ id }) => id))].filter((id) => !ids.has(id)) };
}

/** Words of a line are searched for within this many points of it. */
const NEAR = 8;

function nearest(letters: Letters, pieces: readonly Piece[], { id, words, top }: Wanted, within = Infinity) {
  const wanted = folded(words).join("");
  if (wanted === "") return [];
  let best: { at: number; distance: number } | null = null;
  for (let at = letters.text.indexOf(wanted); at >= 0; at = letters.text.indexOf(wanted, at + 1)) {
    const piece = pieces[letters.at[at]?.piece ?? 0];
    const distance = top === null || !piece ? 0 : Math.abs(piece.top - top);
    if (distance <= within && (best === null || distance < best.distance)) best = { at, distance };
  }
  if (best === null) return [];
  const pieceRanges: Match[] = [];
  for (const { piece, offset, length } of letters.at.slice(best.at, best.at + wanted.length)) {
    const last = pieceRanges.at(-1);
    if (last?.piece === piece) last.end = offset + length;
    else pieceRanges.push({ id, piece, start: offset, end: offset + length });
  }
  return pieceRanges;
}
