import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parseProfile } from "@/lib/reading/profile/parse-profile";
import { fold } from "@/lib/reading/language/letters";
import { cpuSeconds } from "../support/cpu-seconds";

// Invented people who tell their work in sentences, each with its roles: "= title | employer | from | to". The first
// eighteen were written before the code, the others afterwards and each before it was read.
const written = readFileSync(path.join(import.meta.dirname, "told-roles.txt"), "utf8");
const people = written
  .split(/^# /m)
  .slice(1)
  .map((person) => {
    const [name = "", ...lines] = person.split("\n");
    const isRole = (line: string) => line.startsWith("= ");
    const text = lines.filter((line) => !isRole(line)).join("\n");
    return { name, text, roles: lines.filter(isRole).map((line) => line.slice(2).split(" | ")) };
  });
const asOf = new Date("2026-11-30");
const rolesIn = (text: string) =>
  parseProfile(text, asOf).roles.map(({ title, organization, from, to, current }) => [
    title,
    organization ?? "",
    from ?? "",
    current ? "now" : (to ?? ""),
  ]);

/** The same words, with at most "the firm" or the like around them. */
const isSame = (read: string[], role: string[]) =>
  role.every((field, at) => {
    const [one, other] = [fold(read[at]!), fold(field)];
    return one === other || (at === 1 && one.includes(other) && one.length < other.length + 12);
  });

test.each(people.slice(0, 18))("reads the roles that sentences tell: $name", ({ text, roles }) => {
  expect(rolesIn(text)).toEqual(roles.map((role) => rolesIn(text).find((one) => isSame(one, role)) ?? role));
});

test("reads nine of ten roles that sentences tell, and hardly any that they do not", () => {
  const all = people.flatMap(({ text, roles }) => {
    const read = rolesIn(text);
    return { right: roles.filter((role) => read.some((one) => isSame(one, role))), roles, read };
  });
  const count = (key: "right" | "roles" | "read") => all.flatMap((one) => one[key]).length;
  expect(count("right")).toBeGreaterThanOrEqual(0.9 * count("roles"));
  expect(count("read") - count("right")).toBeLessThanOrEqual(0.1 * count("roles"));
});

test("takes no role from what somebody looks for, nor from leisure", () => {
  const roles = rolesIn(
    "Ada Lindgren\nada@example.com\n\nSummary\nI have been a baker at Kestrel Bread since 2015 and I now look for a " +
      "place as a head baker at Orrin Mills from January 2027. In my leisure time I was the treasurer of Leeds " +
      "Canoe Club from 2016 to 2018.\n",
  );
  expect(roles).toEqual([["baker", "Kestrel Bread", "2015", "now"]]);
});

test("keeps to the roles that are laid out when a summary tells some of them again", () => {
  const roles = rolesIn(
    "Ada Lindgren\nada@example.com\n\nSummary\nI have been a baker at Kestrel Bread since 2015.\n\nExperience\n" +
      "Baker, Kestrel Bread\n2015 - present\n- Sourdough\n\nApprentice Baker, Orrin Mills\n2012 - 2015\n- Rolls\n",
  );
  expect(roles).toEqual([
    ["Baker", "Kestrel Bread", "2015", "now"],
    ["Apprentice Baker", "Orrin Mills", "2012", "2015"],
  ]);
});

test("takes time linear in the length of a paragraph", async () => {
  const sentence =
    "From 2003 to 2009 I was a driver at Orrin Mills and then a clerk for the firm, as a helper, ";
  const seconds = await cpuSeconds(() =>
    parseProfile(`Ada Lindgren\n\nSummary\n${sentence.repeat(400)}.\n`, asOf),
  );
  expect(seconds).toBeLessThan(2);
});
