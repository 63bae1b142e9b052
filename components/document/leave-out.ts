import { findWords, type Piece } from "./find-words";

/** Takes what nobody sees on the page out of its text, so that it is neither read aloud, copied nor marked. */
export function leaveOut(pieces: Piece[], hidden: readonly string[]): Piece[] {
  const wanted = hidden.flatMap((text) => text.split("\n").map((words) => ({ id: "", words, top: null })));
  const { found: hits } = findWords(pieces, wanted);
  return pieces.map((piece, index) => {
    const ranges = hits.filter((one) => one.piece === index);
    const text = ranges.reduceRight(
      (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
      piece.text,
    );
    return { ...piece, text };
  });
}
