/**
 * What reading one document may use. A file that exceeds a limit is reported as unreadable; nothing crashes. Enough for
 * a 100-page portfolio of pictures. The longest of 465 real CVs has 24,000 characters in 339 lines.
 */
export const defaultLimits = {
  /** Size of the file. */
  bytes: 20 * 1024 * 1024,
  /** Wall-clock time in the reading process, not counting its start. */
  milliseconds: 20_000,
  /** Resident memory of the whole reading process. */
  memoryMegabytes: 512,
  pages: 100,
  /** Paragraphs in all parts of a document without pages. */
  paragraphs: 20_000,
  /** Characters of visible and hidden text, and drawn glyphs: text rules process all of it in one go. */
  characters: 100_000,
  /** Lines of visible text. */
  lines: 5_000,
  /** Unpacked size of all parts of a DOCX or ODT together. */
  inflatedBytes: 60 * 1024 * 1024,
  /** How many pictured pages to recognise, which takes seconds each; 0 turns recognition off. */
  recognizedPages: 0,
};
export type ReadLimits = typeof defaultLimits;
