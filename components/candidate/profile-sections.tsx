import type { ReactNode } from "react";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/candidate.json";
import { period, tenure } from "./period";
import { Section } from "./section";
import type { ShownProfile, Span } from "./shown";
import { Sourced } from "./sourced";
import { joined } from "@/components/words/isolate";

type Level = 1 | 2 | 3 | 4 | 5;

/** Roles, skills, education, languages and certificates from a CV. A click on one shows its place in the CV. */
export function ProfileSections({ profile }: { profile: ShownProfile }) {
  const t = useWords("candidate", en);
  const { roles, education, skills, languages, certificates, years } = profile;
  return (
    <>
      <ItemSection
        title={t("roles")}
        note={years === null ? null : t("roles.years", { years })}
        className="flex flex-col"
      >
        {roles.map((role, index) => (
          <Entry
            key={index}
            {...role}
            facts={[role.organization, period(t, role), role.months ? tenure(t, role.months) : null]}
          />
        ))}
      </ItemSection>
      <ItemSection title={t("skills")} note={t("skills.note")} className="flex flex-wrap gap-x-1 gap-y-0.5">
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
      </ItemSection>
      <ItemSection title={t("education")} className="flex flex-col">
        {education.map((study, index) => (
          <Entry
            key={index}
            span={study.span}
            title={study.title || (study.institution ?? "")}
            facts={[
              study.title && study.institution,
              period(t, study),
              study.level > 0 && t(`education.${study.level as Level}`),
            ]}
          />
        ))}
      </ItemSection>
      <ItemSection title={t("languages")} className="flex flex-wrap gap-x-1">
        {languages.map(({ name, level, span }) => (
          <li key={name}>
            <Sourced span={span} label={name} inline>
              {name}
              {level && <span className="text-ink-muted"> {level}</span>}
            </Sourced>
          </li>
        ))}
      </ItemSection>
      <ItemSection title={t("certificates")} className="flex flex-col">
        {certificates.map(({ name, span }) => (
          <li key={span.start}>
            <Sourced span={span} label={t("certificate")}>
              <bdi>{name}</bdi>
            </Sourced>
          </li>
        ))}
      </ItemSection>
    </>
  );
}

/** A section with a list; nothing without items. */
function ItemSection(props: { title: string; note?: ReactNode; className: string; children: ReactNode[] }) {
  const { className, children, ...section } = props;
  if (children.length === 0) return null;
  return (
    <Section {...section}>
      <ul className={className}>{children}</ul>
    </Section>
  );
}

const Entry = (props: { span: Span; title: string; facts: (string | false | null)[] }) => (
  <li>
    <Sourced span={props.span} label={props.title}>
      <span className="font-medium">
        <bdi>{props.title}</bdi>
      </span>
      <span className="block text-ink-muted">{joined(props.facts)}</span>
    </Sourced>
  </li>
);
