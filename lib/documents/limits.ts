/** How much of the machine one document may take. Beyond any of them the file is a failure, not a crash. */
export type ReadLimits = {
  /** Size of the file. */
  bytes: number;
  /** Wall clock in the reading process, its start not counted. */
  milliseconds: number;
  /** All memory of the reading process, its program included. */
  memoryMegabytes: number;
  pages: number;
  /** Paragraphs of a document without pages, in all its parts. */
  paragraphs: number;
  /** Characters of text, visible and hidden, and of drawn glyphs: rules for text read all of it in one turn. */
  characters: number;
  /** Lines of visible text. */
  lines: number;
  /** All parts of a DOCX or ODT together. */
  inflatedBytes: number;
  /** Pages that are pictures and whose text is recognised, which takes seconds each; 0: none. */
  recognizedPages: number;
};

/** Room for a 100-page portfolio of pictures. The longest of 465 real CVs has 24,000 characters in 339 lines. */
export const defaultLimits: ReadLimits = {
  bytes: 20 * 1024 * 1024,
  milliseconds: 20_000,
  memoryMegabytes: 512,
  pages: 100,
  paragraphs: 20_000,
  characters: 100_000,
  lines: 5_000,
  inflatedBytes: 60 * 1024 * 1024,
  recognizedPages: 0,
};
