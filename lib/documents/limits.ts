/** What reading one document may use. A file that exceeds a limit is reported as unreadable; nothing crashes. */
export type ReadLimits = {
  /** Size of the file. */
  bytes: number;
  /** Wall-clock time in the reading process, not counting its start. */
  milliseconds: number;
  /** Resident memory of the whole reading process. */
  memoryMegabytes: number;
  pages: number;
  /** Paragraphs in all parts of a document without pages. */
  paragraphs: number;
  /** Characters of visible and hidden text, and drawn glyphs: text rules process all of it in one go. */
  characters: number;
  /** Lines of visible text. */
  lines: number;
  /** Unpacked size of all parts of a DOCX or ODT together. */
  inflatedBytes: number;
  /** How many pictured pages to recognise, which takes seconds each; 0 turns recognition off. */
  recognizedPages: number;
};

/** Enough for a 100-page portfolio of pictures. The longest of 465 real CVs has 24,000 characters in 339 lines. */
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
