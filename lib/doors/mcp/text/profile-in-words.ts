import * as z from "zod";
import type { AnonymousProfile } from "@/lib/reading/profile/profile";

/** A candidate's profile from their CV, one line for each entry. */
export const ProfileInWords = z.object({
  years: z.number().nullable(),
  language: z.string(),
  roles: z.array(z.string()),
  education: z.array(z.string()),
  skills: z.array(z.string()),
  languages: z.array(z.string()),
  certificates: z.array(z.string()),
});

export function profileInWords(profile: AnonymousProfile): z.input<typeof ProfileInWords> {
  const period = (from: string | null, to: string | null) =>
    from || to ? ` (${from ?? "?"} – ${to ?? "now"})` : "";
  return {
    years: profile.years,
    language: profile.language,
    roles: profile.roles.map(
      ({ title, organization, from, to }) =>
        `${title}${organization ? `, ${organization}` : ""}${period(from, to)}`,
    ),
    education: profile.education.map(({ title, institution }) =>
      [title, institution].filter(Boolean).join(", "),
    ),
    skills: profile.skills.map((skill) => skill.name),
    languages: profile.languages.map(({ name, level }) => `${name}${level ? ` (${level})` : ""}`),
    certificates: profile.certificates.map((certificate) => certificate.name),
  };
}
