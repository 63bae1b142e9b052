import { expect, test } from "vitest";
import { shortened } from "@/lib/reading/language/shortened";

test("a reason that is too long ends with a whole word and says that there is more", () => {
  expect(shortened("Led a team of nine engineers", 16)).toBe("Led a team of…");
  expect(shortened("Led a team", 10)).toBe("Led a team");
  expect(shortened(`${"x".repeat(8)}😀`, 9)).toBe(`${"x".repeat(8)}…`);
});
