import { Profile } from "./profile";
import { findContacts, findHeadline, findLocation } from "./contact";
import { findCertificates, findEducation } from "./education";
import { languageOf } from "@/lib/reading/language/language-of";
import { languages as readLanguages } from "@/lib/reading/language/languages";
import { type SourceText, sourceText } from "@/lib/reading/language/lines";
import { isWithin, maskSpans } from "@/lib/reading/language/mask";
import { findName } from "./name";
import { findProjects } from "./projects";
import { findRoles } from "./roles";
import { cvLines } from "./sections";
import { findSkills, findLanguages } from "./skills";
import type { Run } from "@/lib/runs";
import { yearsIn } from "./tenure";

/**
 * Reads a person's profile from a CV, plain text or markdown, by rules for every language of `language/`. The same
 * text and date give the same profile.
 *
 * @param text the document's visible text; every span is UTF-16 offsets into it
 * @param looks how the text is set, in order, with offsets into it; absent where nobody has kept it
 * @param asOf the day on which "present" ends, for `years`
 * @param titles the file's name and properties, which may agree with a name on the page
 */
export function parseProfile(
  text: string,
  asOf: Date,
  looks?: readonly Run[] | null,
  titles: readonly string[] = [],
): Profile {
  const source = withCapitals(sourceText(text));
  const lines = cvLines(source, looks ?? []);
  const { emails, phones, links } = findContacts(source.text, lines);
  const roles = findRoles(lines);
  const name = findName(lines, { emails, links, roles, titles });
  const languages = findLanguages(lines);
  const education = findEducation(lines);
  return Profile.parse({
    name,
    emails,
    phones,
    links,
    location: findLocation(lines, name?.value ?? null, roles),
    headline: findHeadline(lines, name),
    roles,
    education,
    projects: findProjects(lines, roles),
    // "Deutsch fließend" in a list of skills is a language.
    skills: findSkills(lines, roles, source.low).filter(
      (skill) => !languages.some(({ span }) => isWithin(span, skill.span)),
    ),
    languages,
    certificates: findCertificates(lines).filter(
      ({ span }) =>
        !(name && isWithin(name.span, span)) && !education.some((study) => isWithin(span, study.span)),
    ),
    years: yearsIn(roles, asOf),
    language: languageOf(maskSpans(text, name ? [name.span] : [])) ?? readLanguages[0]!.code,
  });
}

/** A text all in small letters with a capital at every word: none there tells a name or a title from other words. */
function withCapitals({ text, low }: SourceText): SourceText {
  if (text !== text.toLowerCase()) return { text, low };
  const capital = (letter: string) => {
    const written = letter.toUpperCase();
    return written.length === letter.length ? written : letter;
  };
  return { text: text.replace(/(?<!\p{L})\p{L}/gu, capital), low };
}
