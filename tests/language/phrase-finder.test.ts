import { expect, test } from "vitest";
import { phraseFinder } from "@/lib/reading/language/phrase-finder";

const finder = phraseFinder([
  ["fruit", "apples?\n(ripe |green )?pears?\n*beeren"],
  ["drink", "apple juice\n(a|the) (cup|pot) of tea\n# (ml|cl)\nsüße säfte"],
]);

test.each([
  ["an apple a day", ["fruit"]],
  ["green pear and apple juice", ["fruit", "fruit", "drink"]],
  ["the pot of tea", ["drink"]],
  ["erdbeeren", ["fruit"]],
  ["330 ml", ["drink"]],
  ["suße safte", ["drink"]],
  ["susse safte", ["drink"]],
  ["pineapple, teapot", []],
])("finds exactly the phrases in %j", (text, values) => {
  expect(finder.valuesIn(text)).toEqual(values);
});

test("replaces a longer phrase before a shorter one inside it", () => {
  expect(finder.replaceIn("apple juice and an apple", "…")).toBe("… and an …");
});

test("finds a phrase with too many possible beginnings to list", () => {
  const many = Array.from({ length: 20 }, (_, at) => `w${at}x`).join("|");
  expect(phraseFinder([[1, `(${many})(${many})`]]).valuesIn("w3xw7x")).toEqual([1]);
});
