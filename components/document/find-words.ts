/** Something to find on a page: a quote's words on one of its lines, and how far from the page's top they stand. */
export type Wanted = { id: string; words: string; top: number | null };

/** The pieces of text that a PDF's page is drawn from, in its own order, and how far from the top each stands. */
export type Piece = { text: string; top: number };

/** Which characters of a piece belong to a quote: UTF-16 offsets into it. */
export type Found = { id: string; piece: number; start: number; end: number };

/** Every character that counts, where it stands, and whether a word begins with it. */
type Letters = { text: string; at: { piece: number; offset: number; length: number }[] };

/** Blanks, hyphens, accents and what is not seen are written differently from reader to reader. */
const uncounted = /[\s\p{M}\u00AD\u200B-\u200F\u2060\uFEFF\u2010-\u2015\u2212-]/u;

const folded = (text: string) => [...text.normalize("NFKD")].filter((letter) => !uncounted.test(letter));

function lettersOf(pieces: readonly Piece[]): Letters {
  const letters: Letters = { text: "", at: [] };
  pieces.forEach(({ text }, piece) => {
    let offset = 0;
    for (const sign of text) {
      for (const letter of folded(sign)) {
        letters.text += letter;
        // As many places as UTF-16 units, so that what is found in the text is found here.
        for (let unit = 0; unit < letter.length; unit++)
          letters.at.push({ piece, offset, length: sign.length });
      }
      offset += sign.length;
    }
  });
  return letters;
}

/**
 * Finds words in the text that a PDF is drawn from, whatever blanks and hyphens stand between their letters. Of several
 * places that say the same it takes the one nearest to where the words stand on the page. A line that the PDF draws in
 * another order is found word by word.
 *
 * @returns the places, and the ids of which not one word was found
 */
export function findWords(pieces: readonly Piece[], wanted: readonly Wanted[]) {
  const letters = lettersOf(pieces);
  const passages = wanted.flatMap((one) => {
    const whole = nearest(letters, pieces, one);
    if (whole.length > 0) return whole;
    return one.words.split(/\s+/).flatMap((words) => nearest(letters, pieces, { ...one, words }, NEAR));
  });
  const ids = new Set(passages.map(({ id }) => id));
  return { found: passages, missing: [...new Set(wanted.map(({ id }) => id))].filter((id) => !ids.has(id)) };
}

/** Words of one line stand within this many points of it. */
const NEAR = 8;

function nearest(letters: Letters, pieces: readonly Piece[], { id, words, top }: Wanted, within = Infinity) {
  const wanted = folded(words).join("");
  if (wanted === "") return [];
  let best: { at: number; away: number } | null = null;
  for (let at = letters.text.indexOf(wanted); at >= 0; at = letters.text.indexOf(wanted, at + 1)) {
    const piece = pieces[letters.at[at]?.piece ?? 0];
    const away = top === null || !piece ? 0 : Math.abs(piece.top - top);
    if (away <= within && (best === null || away < best.away)) best = { at, away };
  }
  if (best === null) return [];
  const pieceRanges: Found[] = [];
  for (const { piece, offset, length } of letters.at.slice(best.at, best.at + wanted.length)) {
    const last = pieceRanges.at(-1);
    if (last?.piece === piece) last.end = offset + length;
    else pieceRanges.push({ id, piece, start: offset, end: offset + length });
  }
  return pieceRanges;
}
