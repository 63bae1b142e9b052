import { expect, test } from "vitest";
import { fold } from "@/lib/reading/language/letters";
import { parseProfile } from "@/lib/reading/profile/parse-profile";
import { readJsonLines } from "../bench/json-lines";

/** An invented person's CV as plain text, in one of six languages, and what it says. A role: title, employer, from, to. */
type LaidOut = { text: string; name: string; roles: string[][]; education: string[][] };

const people: LaidOut[] = readJsonLines("tests/profile/laid-out.jsonl");

/** The same letters, with at most two more words around them. */
function isSame(read: string | null | undefined, said: string) {
  const letters = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, "");
  const count = (text: string) => text.split(/\s+/).length;
  const [one, other] = [letters(read ?? ""), letters(said)];
  return one === other || (other !== "" && one.includes(other) && count(read!) <= count(said) + 2);
}

/** A year is right with any month of it. */
const isMoment = (read: string | null, said: string) =>
  said.length === 4 ? read?.slice(0, 4) === said : (read ?? "") === said;

test("reads the roles, studies and names of CVs that nobody had seen when the rules were made", () => {
  const right = { names: 0, roles: 0, studies: 0 };
  let read = 0;
  for (const { text, name, roles, education } of people) {
    const profile = parseProfile(text, new Date("2026-11-30"));
    if (isSame(profile.name?.value, name)) right.names++;
    right.roles += roles.filter(([title, employer, from, to]) =>
      profile.roles.some(
        (role) =>
          isSame(role.title, title!) &&
          isSame(role.organization, employer!) &&
          isMoment(role.from, from!) &&
          (role.current ? to === "now" : isMoment(role.to, to!)),
      ),
    ).length;
    right.studies += education.filter(([title, school]) =>
      profile.education.some((study) => isSame(study.title, title!) && isSame(study.institution, school!)),
    ).length;
    read += profile.roles.length;
  }
  // Of 50 people with 140 roles and 64 studies; what they were at first sight is in docs/measuring.md.
  expect(right.names).toBeGreaterThanOrEqual(50);
  expect(right.roles).toBeGreaterThanOrEqual(135);
  expect(right.studies).toBeGreaterThanOrEqual(57);
  expect(read).toBeLessThanOrEqual(140);
});
