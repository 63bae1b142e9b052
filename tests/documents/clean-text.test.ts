import { expect, it } from "vitest";
import { cleanText, joinSpacedLetters } from "@/lib/reading/documents/clean-text";

it.each([
  ["\uF0B7 Go", "• Go"],
  ["\uF0A7\u00A0Rust", "• Rust"],
  ["\u27A2 SQL", "• SQL"],
  ["o\uFB03ce and \uFB01ling", "office and filing"],
  ["\uF095 +351 555", "+351 555"],
  ["caf\u0065\u0301", "café"],
  ["zero\u200Bwidth\u0000", "zerowidth"],
  ["co\u00ADoperate", "cooperate"],
  ["a \t  b", "a\tb"],
  ["H₂O, 30 m², ½", "H₂O, 30 m², ½"],
  ["lone \uD800 half", "lone   half".replace("   ", "  ")],
])("cleans %j into %j", (raw, clean) => expect(cleanText(raw)).toBe(clean));

it.each([
  ["E X P E R I E N C E", "EXPERIENCE"],
  ["W O R K  E X P E R I E N C E", "WORK EXPERIENCE"],
  ["É D U C A T I O N", "ÉDUCATION"],
  ["I am a B", "I am a B"],
  ["A B C", "A B C"],
  ["Plan B and C", "Plan B and C"],
])("joins spaced letters of %j into %j", (line, joined) => expect(joinSpacedLetters(line)).toBe(joined));
