import { describe, expect, it } from "vitest";
import { fold } from "@/lib/reading/language/letters";
import {
  demonymRows,
  followsNoun,
  isNationality,
  nationalitiesIn,
  precedesNoun,
} from "@/lib/reading/language/nationalities";

describe("nationalities", () => {
  const rows = demonymRows.map((row) => row.split(" "));
  const codes = rows.map(([code]) => code!).filter((code) => code !== "-");

  it("are listed for every country, each in five languages", () => {
    const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
    expect(codes.filter((code) => !names.of(code))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThan(195);
    expect(rows.filter((row) => row.length !== 6 || row.some((cell) => !/^[a-zß,-]+$/i.test(cell)))).toEqual(
      [],
    );
  });

  it.each([
    "Kyrgyz",
    "South African",
    "Sri Lankan",
    "Papua New Guinean",
    "Burkinabe",
    "Frenchwoman",
    "British-Nigerian",
    "kirgisisch",
    "sri-lankischer",
    "Französin",
    "Österreicherin",
    "tansanischen",
    "deutsch-türkischer",
    "camerounaise",
    "turque",
    "grecque",
    "italienne",
    "bhoutanais",
    "franco-algérienne",
    "hondureña",
    "alemana",
    "costarricense",
    "españoles",
    "angolana",
    "alemã",
    "cabo-verdiano",
    "polonesa",
  ])("are recognised in %j", (word) => expect(isNationality(fold(word))).toBe(true));

  it.each(["Chad", "Turkey", "Jordan", "Finn", "Dane", "este", "polishing", "German-speaking", "Paris"])(
    "are not recognised in %j",
    (word) => expect(isNationality(fold(word))).toBe(false),
  );

  it("precede or follow a noun according to their language", () => {
    expect(
      ["french", "deutsche", "belge", "india"].map((word) => [precedesNoun(word), followsNoun(word)]),
    ).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [false, true],
    ]);
  });

  it("are found with their positions", () => {
    expect(nationalitiesIn("a south african and a swiss").map(({ word, start }) => [word, start])).toEqual([
      ["south african", 2],
      ["swiss", 22],
    ]);
  });
});
