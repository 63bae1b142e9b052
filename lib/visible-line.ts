import * as z from "zod";

/** Scripts whose words may have joiners between letters, as in Persian or Sinhala (UTS #39 §3.1.1, by script). */
const joining = "Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr"
  .split(" ")
  .map((script) => String.raw`\p{scx=${script}}`)
  .join("");
/** Joiners in such words and in emoji, and the variants of an ideograph or emoji, which some names are written with. */
const meant = [
  String.raw`(?<=[${joining}])[\u200C\u200D](?=[${joining}])`,
  // The chillu letters of Malayalam end words.
  String.raw`(?<=\u0D4D)\u200D`,
  String.raw`(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Unified_Ideograph}])[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`,
].join("|");
const unseen = new RegExp(String.raw`(?!${meant})[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]`, "gu");
/** What separates lines or words; braille's blank is a letter to most programs. */
const blank = /[\t\n\v\f\r\u0085\u2028\u2029\u2800]+/g;

/**
 * A text on one line without what is not seen, or changes how the text around it is shown: controls, direction
 * overrides and isolates, zero-width characters, fillers that count as letters, tags.
 */
export const visibleLine = (text: string) => text.replace(blank, " ").replace(unseen, "").trim();

/** The schema of a name, title or label from outside. */
export const VisibleText = z.string().overwrite(visibleLine);

/** The same of at most `most` characters. */
export const Line = (most: number, tooLong?: string | { error: () => string }) =>
  VisibleText.max(most, tooLong);
