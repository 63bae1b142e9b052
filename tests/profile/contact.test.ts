import { expect, it } from "vitest";
import { parseProfile } from "@/lib/profile/parse-profile";

const read = (head: string) =>
  parseProfile(`${head}\n\nExperience\nCook, Acme Ltd, 2019 - 2020`, new Date("2026-11-20"));

it.each([
  ["Odila Prado\n(+351) 912 555 013\nodila@example.org", ["(+351) 912 555 013"]],
  ["Odila Prado • odila@example.org • 11990130100", ["11990130100"]],
  ["Anneke Brandhorst\ngeb. 03.04.1990 0171 5550143", ["0171 5550143"]],
  [
    "Anneke Brandhorst\nMobil\t078 760 62 11\nBewilligung\tC 123456789\nGeburtsdatum\t27.04.2001",
    ["078 760 62 11"],
  ],
  [
    "Anneke Brandhorst\n0171 5550143\n\nExperience\nCook, Acme Ltd, 2019 - 2020\n\nReferenzen\nPetra Muster, Farnhof AG, Tel. 076 555 08 00",
    ["0171 5550143"],
  ],
  [
    "Anneke Brandhorst\nanneke@example.org\n\nExperience\nCook, Acme Ltd, 2019 - 2020\n\nReferences\nPetra Muster, Farnhof AG, Tel. 076 555 08 00",
    [],
  ],
  ["Odile Brannick\n+44 (0)20 7946 0102 | +44 7700 900123", ["+44 (0)20 7946 0102", "+44 7700 900123"]],
  ["Odile Brannick\n+1 (415) 555-0132 ext. 4", ["+1 (415) 555-0132"]],
  ["Odile Brannick\nPassport: 123456789\nTel: 020 7946 0102", ["020 7946 0102"]],
  ["Odile Brannick, 12 Fern Road, 10115 Berlin, 030-5550143", ["030-5550143"]],
])("reads the person's own telephone numbers, whole and alone: %j", (head, phones) => {
  expect(read(head).phones.map(({ value }) => value)).toEqual(phones);
});

it("reads no address of a referee", () => {
  const { emails } = read("Jane Doe\n\nReferences\nAnna Muster, Farnhof AG, anna.muster@mail.example");
  expect(emails).toEqual([]);
});

it("reads a number in the last lines beside the e-mail address", () => {
  const foot = "Jane Doe\n\nLanguages\nEnglish\n\n0171 5550143\njane.doe@mail.example";
  expect(read(foot).phones.map(({ value }) => value)).toEqual(["0171 5550143"]);
});

it.each([
  ["Odila Prado\nBrasileira • odila@example.org", null],
  ["Odile Brannick\nBritish | odile@example.org | Leeds, UK", "Leeds, UK"],
  ["Odile Brannick\nodile@example.org\nLeeds", "Leeds"],
  ["Annika Weiß\nannika@example.org • +41 79 555 01 22 • Winterthur", "Winterthur"],
  ["Odile Brannick\nSanitätsgasse 3, 1010 Wien\nodile@example.org", "Sanitätsgasse 3, 1010 Wien"],
  ["Odile Brannick\nDeutsch • odile@example.org • Solingen", "Solingen"],
  ["Jane Doe\njane@mail.example\t+32 9 555 01 47\tGent, BE", "Gent, BE"],
  ["Jane Doe\nViseu, PT\njane@mail.example", "Viseu, PT"],
  ["Jane Doe\nSales, IT\nTeam lead, HR", null],
  ["Profil jane@mail.example", null],
])("reads where the person lives, and no nationality: %j", (head, place) => {
  expect(read(head).location?.value ?? null).toBe(place);
});
