import { findWords, type Piece } from "./find-words";

/** Removes a page's hidden text from its pieces, so that it cannot be read aloud, copied or highlighted. */
export function leaveOut(pieces: Piece[], hidden: readonly string[]): Piece[] {
  const wanted = hidden.flatMap((text) => text.split("\n").map((words) => ({ id: "", words, top: null })));
  const { matches } = findWords(pieces, wanted);
  return pieces.map((piece, index) => {
    const ranges = matches.filter((hit) => hit.piece === index);
    const text = ranges.reduceRight(
      (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
      piece.text,
    );
    return { ...piece, text };
  });
}
