import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/candidate.json";
import { period, tenure } from "./period";
import { Section } from "./section";
import type { ShownProfile } from "./shown";
import { Sourced } from "./sourced";

type Level = 1 | 2 | 3 | 4 | 5;

/** Roles, skills, education, languages and certificates from a CV. A click on one shows its place in the CV. */
export function ProfileSections({ profile }: { profile: ShownProfile }) {
  const t = useWords("candidate", en);
  const { roles, education, skills, languages, certificates, years } = profile;
  return (
    <>
      {roles.length > 0 && (
        <Section title={t("roles")} note={years === null ? null : t("roles.years", { years })}>
          <ul className="flex flex-col">
            {roles.map((role, index) => (
              <li key={index}>
                <Sourced span={role.span} label={role.title}>
                  <span className="font-medium">
                    <bdi>{role.title}</bdi>
                  </span>
                  <span className="block text-ink-muted">
                    {[role.organization, period(t, role), role.months && tenure(t, role.months)]
                      .filter(Boolean)
                      .join(" · ")}
                  </span>
                </Sourced>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {skills.length > 0 && (
        <Section title={t("skills")} note={t("skills.note")}>
          <ul className="flex flex-wrap gap-x-1 gap-y-0.5">
            {[...skills]
              .sort((a, b) => b.roles.length - a.roles.length)
              .map((skill) => (
                <li key={`${skill.name} ${skill.span.start}`}>
                  <Sourced span={skill.span} label={skill.name} inline>
                    {skill.name}
                    <span className="ml-1 text-xs text-ink-faint tabular-nums">
                      {skill.roles.length === 0
                        ? t("skills.listed")
                        : t("skills.roles", { count: skill.roles.length })}
                    </span>
                  </Sourced>
                </li>
              ))}
          </ul>
        </Section>
      )}
      {education.length > 0 && (
        <Section title={t("education")}>
          <ul className="flex flex-col">
            {education.map((study, index) => (
              <li key={index}>
                <Sourced span={study.span} label={study.title}>
                  <span className="font-medium">
                    <bdi>{study.title}</bdi>
                  </span>
                  <span className="block text-ink-muted">
                    {[
                      study.institution,
                      period(t, study),
                      study.level > 0 && t(`education.${study.level as Level}`),
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </span>
                </Sourced>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {languages.length > 0 && (
        <Section title={t("languages")}>
          <ul className="flex flex-wrap gap-x-1">
            {languages.map(({ name, level, span }) => (
              <li key={name}>
                <Sourced span={span} label={name} inline>
                  {name}
                  {level && <span className="text-ink-muted"> {level}</span>}
                </Sourced>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {certificates.length > 0 && (
        <Section title={t("certificates")}>
          <ul className="flex flex-col">
            {certificates.map(({ name, span }) => (
              <li key={span.start}>
                <Sourced span={span} label={t("certificate")}>
                  <bdi>{name}</bdi>
                </Sourced>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
