import { period, tenure } from "./period";
import { Section } from "./section";
import type { ShownProfile } from "./shown";
import { Sourced } from "./sourced";

const levels = ["", "School", "Vocational", "Bachelor", "Master", "Doctorate"];

/** What the CV says somebody has done and can do. Each opens where it says so. */
export function ProfileSections({ profile }: { profile: ShownProfile }) {
  const { roles, education, skills, languages, certificates, years } = profile;
  return (
    <>
      {roles.length > 0 && (
        <Section title="Roles" note={years === null ? null : `${years} years in dated roles, overlaps once`}>
          <ul className="flex flex-col">
            {roles.map((role, index) => (
              <li key={index}>
                <Sourced span={role.span} label={role.title}>
                  <span className="font-medium">
                    <bdi>{role.title}</bdi>
                  </span>
                  <span className="block text-ink-muted">
                    {[role.organization, period(role), role.months && tenure(role.months)]
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
        <Section title="Skills" note="those in a role first">
          <ul className="flex flex-wrap gap-x-1 gap-y-0.5">
            {[...skills]
              .sort((a, b) => b.roles.length - a.roles.length)
              .map((skill) => (
                <li key={`${skill.name} ${skill.span.start}`}>
                  <Sourced span={skill.span} label={skill.name} inline>
                    {skill.name}
                    <span className="ml-1 text-xs text-ink-faint tabular-nums">
                      {skill.roles.length === 0
                        ? "listed"
                        : `${skill.roles.length} ${skill.roles.length === 1 ? "role" : "roles"}`}
                    </span>
                  </Sourced>
                </li>
              ))}
          </ul>
        </Section>
      )}
      {education.length > 0 && (
        <Section title="Education">
          <ul className="flex flex-col">
            {education.map((study, index) => (
              <li key={index}>
                <Sourced span={study.span} label={study.title}>
                  <span className="font-medium">
                    <bdi>{study.title}</bdi>
                  </span>
                  <span className="block text-ink-muted">
                    {[study.institution, period(study), levels[study.level]].filter(Boolean).join(" · ")}
                  </span>
                </Sourced>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {languages.length > 0 && (
        <Section title="Languages">
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
        <Section title="Certificates">
          <ul className="flex flex-col">
            {certificates.map(({ name, span }) => (
              <li key={span.start}>
                <Sourced span={span} label="Certificate">
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
