import { expect, test } from "vitest";
import { cutAtWord } from "@/lib/cut-at-word";

test("a reason that is too long ends with a whole word and says that there is more", () => {
  expect(cutAtWord("Led a team of nine engineers", 16)).toBe("Led a team of…");
  expect(cutAtWord("Led a team", 10)).toBe("Led a team");
  expect(cutAtWord(`${"x".repeat(8)}😀`, 9)).toBe(`${"x".repeat(8)}…`);
});
