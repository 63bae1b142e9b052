import type { Profile } from "@/lib/reading/profile/profile";
import { findEmails, findLinks, findPhones, placesAmongContacts } from "@/lib/reading/profile/contact";
import type { Line } from "@/lib/reading/language/line";
import { sourceText } from "@/lib/reading/language/lines";
import { possibleNames } from "@/lib/reading/profile/name";
import { contactLines, cvLines } from "@/lib/reading/profile/sections";
import { addresses } from "./addresses";
import { ageBeside, lifeDates } from "./life-dates";
import { handles, identifyingLinks, linkedHandles, nameMentions, type Names, namesOf } from "./name-mentions";
import { isWithin, maskSpans, type Span } from "@/lib/reading/language/mask";
import { personalData } from "./personal-data";
import { genderCues } from "./pronouns";
import { selfDescription } from "./self-description";
import { actsAsPerson, isSomebody } from "./describes-person";

export type Person = { names: Names; language: string };

/** Everything in a CV's text that identifies the person or their home, or that the law forbids to consider. */
export function identityInDocument(text: string, profile: Profile, person: Person): Span[] {
  const source = sourceText(text);
  const lines = cvLines(source);
  const named = profile.name ? [profile.name.span] : possibleNames(lines, profile.roles);
  const lone = profile.name ? null : loneName(lines, source.low);
  return identity(text, person, [
    ...(lone ? nameMentions(text, namesOf([lone])) : []),
    ...named.flatMap((name) => [name, ...ageBeside(text, name)]),
    ...(profile.location ? [profile.location.span] : []),
    ...linkedHandles(text, profile),
    ...placesAmongContacts(lines, profile.roles),
    ...personalSpans(source.text, lines, profile.roles, person, contactLines(lines)),
  ]);
}

/** A first line of one word is a name if the text later uses that word as the subject of a person's act. */
function loneName([first]: readonly Line[], low: string): string | null {
  if (!first || first.heading || !/^\p{Lu}[\p{L}'-]+$/u.test(first.text) || isSomebody(first.low))
    return null;
  const acts = low
    .slice(first.end)
    .split(new RegExp(`(?<![\\p{L}-])${first.low}(?![\\p{L}-])`, "u"))
    .slice(1);
  // In capitals it may be a field of work instead: "BANKING".
  const isCapitals = first.text === first.text.toUpperCase();
  return acts.some((rest) => actsAsPerson(rest, isCapitals)) ? first.text : null;
}

/** The same in an answer to a question, in which no line is known to be contact data. */
export function identityInAnswer(text: string, person: Person): Span[] {
  const source = sourceText(text);
  const lines = cvLines(source).map((line) => ({ ...line, section: "other" as const }));
  return identity(text, person, personalSpans(source.text, lines, [], person, []));
}

/** Addresses, numbers and links, personal data, and what the person says about themselves. */
function personalSpans(
  text: string,
  lines: readonly Line[],
  roles: Profile["roles"],
  { names }: Person,
  contact: readonly Line[],
): Span[] {
  const inContact = (span: Span) => contact.some((line) => isWithin(span, line));
  const emails = findEmails(text);
  return [
    ...[...emails, ...findPhones(lines)].map(({ span }) => span),
    ...identifyingLinks(findLinks(lines, emails), names, inContact),
    ...handles(text, names, inContact),
    ...personalData(lines),
    ...selfDescription(lines, roles),
    ...addresses(text, lines),
  ];
}

/** Adds what is found the same way in every text: mentions of the name, life dates, and finally gender cues. */
export function identity(text: string, { names, language }: Person, earlier: Span[]): Span[] {
  const spans = [...earlier, ...nameMentions(text, names), ...lifeDates(sourceText(text).low)];
  // Forms of address are recognised by the masked name after them.
  return [...spans, ...genderCues(maskSpans(text, spans), language)];
}
