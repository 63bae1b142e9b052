import type { Profile } from "@/lib/reading/profile/profile";
import type { ReadDocument } from "@/lib/reading/documents/document";
import type { Dossier } from "@/lib/judging/ai/judging";
import { identity, identityInAnswer, identityInDocument, type Person } from "./identity/find-identity";
import { languageOf } from "@/lib/reading/language/language-of";
import { foldMasks, maskSpans, type Span } from "@/lib/reading/language/mask";
import { namesOf } from "./identity/name-mentions";

export type Answer = { id: string; question: string; text: string };

/**
 * What a judge may read of a candidate: the visible text and the answers with identity masked character by
 * character, and the profile without it. Names, contact data, addresses, birth dates and ages, nationality, marital
 * status, gender, religion, pictures and pronouns are masked. Hidden text is never part of `document.text`.
 *
 * @param knownNames names the candidate goes by elsewhere (the application, the applicant tracking system)
 */
export function makeDossier(
  document: Pick<ReadDocument, "text">,
  profile: Profile,
  answers: readonly Answer[],
  knownNames: readonly string[] = [],
): Omit<Dossier, "asOf"> {
  const person = personIn(profile, knownNames);
  const value = (text: string) => foldMasks(maskSpans(text, identity(text, person, [])));
  const { text: added, withdrawn } = profile.corrected ?? { text: "", withdrawn: [] };
  const whole = document.text + added;
  const text = maskSpans(whole, [...identityInDocument(whole, profile, person), ...withdrawn]);
  // The headline may be a line that was masked as a possible name.
  const headline = ({ start, end }: Span) => foldMasks(text.slice(start, end)).replace(/\s+/g, " ");
  return {
    text,
    answers: answers.map((answer) => ({
      ...answer,
      text: maskSpans(answer.text, identityInAnswer(answer.text, person)),
    })),
    profile: {
      headline: profile.headline && { ...profile.headline, value: headline(profile.headline.span) },
      roles: profile.roles.map((role) => ({
        ...role,
        title: value(role.title),
        organization: role.organization && value(role.organization),
      })),
      education: profile.education.map((study) => ({
        ...study,
        title: value(study.title),
        institution: study.institution && value(study.institution),
      })),
      skills: profile.skills.map((skill) => ({ ...skill, name: value(skill.name) })),
      languages: profile.languages,
      certificates: profile.certificates.map((certificate) => ({
        ...certificate,
        name: value(certificate.name),
      })),
      years: profile.years,
      // Judged without the name, which may be of another language.
      language: languageOf(text) ?? profile.language,
    },
  };
}

/** A document for blind review: identity masked, in hidden text too; offsets, lines and pages stay the same. */
export function maskDocument(
  document: ReadDocument,
  profile: Profile,
  knownNames: readonly string[] = [],
): ReadDocument {
  const person = personIn(profile, knownNames);
  return {
    ...document,
    text: maskSpans(document.text, identityInDocument(document.text, profile, person)),
    hidden: document.hidden.map((part) => ({ ...part, text: maskWords(part.text, profile, knownNames) })),
  };
}

/** Masks any other text by or about a person, such as an answer or a flag's quote, for blind review. */
export const maskWords = (
  text: string,
  profile: Profile | null,
  knownNames: readonly string[] = [],
): string => maskSpans(text, identityInAnswer(text, personIn(profile, knownNames)));

export const maskAll = (texts: string[], profile: Profile | null, knownNames: string[]) =>
  texts.map((text) => maskWords(text, profile, knownNames));

function personIn(profile: Profile | null, knownNames: readonly string[]): Person {
  return {
    names: namesOf([profile?.name?.value, ...knownNames]),
    language: profile?.language ?? "en",
  };
}
