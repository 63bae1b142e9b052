import { expect, it } from "vitest";
import { parseProfile } from "@/lib/reading/profile/parse-profile";

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

type Linked = [shown: string, link: string];

/** A CV whose words lead somewhere: each on a line of its own, under the name or under a heading. */
function readLinked(links: Linked[], under = "", head = "Odile Brannick") {
  const experience = "Experience\nCook, Acme Ltd, 2019 - 2020\n\n";
  const place = under === "" ? "" : `${experience}${under}\n`;
  const before = under === "" ? `${head}\n` : `${head}\n\n${place}`;
  const text = `${before}${links.map(([shown]) => shown).join("\n")}\n\n${under === "" ? experience : ""}`;
  let from = before.length;
  const looks = links.map(([shown, link]) => {
    const start = text.indexOf(shown, from);
    from = start + shown.length;
    return { start, end: from, size: 10, link };
  });
  return { text, profile: parseProfile(text, new Date("2026-11-20"), looks) };
}
const values = (fields: { value: string }[]) => fields.map(({ value }) => value);

it("reads contacts behind words", () => {
  const { profile } = readLinked([
    ["Write to me", "mailto:Odile%2Bjobs@Mail.example?subject=Hello"],
    ["Ring me", "tel:+44%20113%20496%200000"],
    ["My page", "https://uk.linkedin.com/in/odile-b"],
    ["Home page", "https://brannick.example"],
  ]);
  expect(values(profile.emails)).toEqual(["odile+jobs@mail.example"]);
  expect(values(profile.phones)).toEqual(["+44 113 496 0000"]);
  expect(values(profile.links)).toEqual(["https://uk.linkedin.com/in/odile-b", "https://brannick.example"]);
});

it("reads nothing behind a link of a template that leads to nobody", () => {
  const { profile } = readLinked([
    ["LinkedIn", "https://www.linkedin.com/"],
    ["Mail", "mailto:"],
    ["Ring me", "tel:12"],
    ["%E0", "mailto:%E0%A4%A"],
  ]);
  expect([profile.emails, profile.phones, profile.links]).toEqual([[], [], []]);
});

it("reads what the page shows where the link behind it says something else", () => {
  const { profile } = readLinked([
    ["odile@mail.example", "mailto:somebody@template.example"],
    ["+44 113 496 0000", "tel:+10000000000"],
  ]);
  expect(values(profile.emails)).toEqual(["odile@mail.example"]);
  expect(values(profile.phones)).toEqual(["+44 113 496 0000"]);
});

it("reads a mailbox whole that the page breaks", () => {
  const { profile } = readLinked([
    ["odile.bran", "mailto:odile.brannick@mail.example"],
    ["nick@mail.example", "mailto:odile.brannick@mail.example"],
  ]);
  expect(values(profile.emails)).toEqual(["odile.brannick@mail.example"]);
});

it("reads no contact of a referee or an employer behind a link", () => {
  const referee = readLinked([["Petra Muster", "mailto:petra@farnhof.example"]], "References");
  expect(referee.profile.emails).toEqual([]);
  const employer = readLinked([["Farnhof AG", "https://farnhof.example/kitchen"]], "Projects");
  expect(employer.profile.links).toEqual([]);
});

it("takes the name that a link spells out", () => {
  const { profile } = readLinked(
    [["My page", "https://www.linkedin.com/in/odile-brannick-4b2"]],
    "",
    "Kitchen and Service\nodile brannick",
  );
  expect(profile.name?.value).toBe("Odile Brannick");
});
