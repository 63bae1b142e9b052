import { expect, test } from "vitest";
import { sourceText, tidy } from "@/lib/reading/language/lines";

test.each([
  ["Acme Ltd â€“ Leeds", "Acme Ltd -   Leeds"],
  ["â€¢ Ran the till", "•   Ran the till"],
  ["2014 ï¼ 2016", "2014 -  2016"],
  ["Ran Â· sold", "Ran •  sold"],
  ["naïve — âme", "naïve - âme"],
])("repairs characters with a broken encoding: %j", (broken, meant) => {
  expect(sourceText(broken).text).toBe(meant);
});

test.each(["SeniorÂ Cook", "â€‹ Cook", "Cook â€“", "MANHÃ Â"])("keeps every offset of %j", (broken) => {
  const { text, low } = sourceText(broken);
  expect([text.length, low.length]).toEqual([broken.length, broken.length]);
});

test("separates words at a broken space, and leaves no other character", () => {
  expect(tidy(sourceText("SeniorÂ Cook").text)).toBe("Senior Cook");
});
