import type { ReactNode } from "react";
import { useMay } from "@/components/shell/permitted";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/candidate.json";
import { period, tenure } from "./period";
import { Section } from "@/components/ui/section";
import { CorrectList, type Corrected, type CorrectListActs } from "./correct-list";
import type { ProfileList, ShownProfile, Span } from "./shown";
import { Sourced } from "./sourced";
import { joined } from "@/components/words/isolate";

type Level = 1 | 2 | 3 | 4 | 5;

/**
 * Roles, skills, education, projects, languages and certificates from a CV. A click on one shows its place in the CV. With `of`,
 * a person can correct them; else lists without entries are left out.
 */
export function ProfileSections(props: {
  profile: ShownProfile;
  of: Corrected | null;
  acts: CorrectListActs;
}) {
  const { profile, ...correcting } = props;
  const t = useWords("candidate", en);
  const { roles, education, projects = [], skills, languages, certificates, years } = profile;
  return (
    <>
      <ItemSection
        {...correcting}
        list="roles"
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
      <ItemSection
        {...correcting}
        list="skills"
        title={t("skills")}
        note={t("skills.note")}
        className="flex flex-wrap gap-x-1 gap-y-0.5"
      >
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
      <ItemSection {...correcting} list="education" title={t("education")} className="flex flex-col">
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
      {projects.length > 0 && (
        <Section title={t("projects")}>
          <ul className="flex flex-col">
            {projects.map((project) => (
              <Entry key={project.span.start} {...project} facts={[period(t, project)]} />
            ))}
          </ul>
        </Section>
      )}
      <ItemSection {...correcting} list="languages" title={t("languages")} className="flex flex-wrap gap-x-1">
        {languages.map(({ name, level, span }) => (
          <li key={name}>
            <Sourced span={span} label={name} inline>
              {name}
              {level && <span className="text-ink-muted"> {level}</span>}
            </Sourced>
          </li>
        ))}
      </ItemSection>
      <ItemSection {...correcting} list="certificates" title={t("certificates")} className="flex flex-col">
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

type Correcting = { list: ProfileList; title: string; of: Corrected | null; acts: CorrectListActs };

/** A section with a list; nothing without items that nobody may add. */
function ItemSection(props: Correcting & { note?: ReactNode; className: string; children: ReactNode[] }) {
  const { className, children, list, of, acts, ...section } = props;
  const t = useWords("candidate", en);
  const isChangeable = useMay("candidate:write") && of !== null;
  if (children.length === 0 && !isChangeable) return null;
  const correction = of?.profile.corrections.find((each) => each.list === list);
  return (
    <Section
      {...section}
      action={isChangeable && <CorrectList list={list} title={section.title} of={of} acts={acts} />}
    >
      {children.length > 0 ? (
        <ul className={className}>{children}</ul>
      ) : (
        <p className="px-1.5 text-sm text-ink-muted">{t("correct.none")}</p>
      )}
      {of && correction && (
        <p className="flex flex-wrap items-baseline gap-x-2 px-1.5 pt-1 text-xs text-ink-muted">
          <span>
            {t.rich("correct.by", {
              by: () => <bdi>{correction.by}</bdi>,
              at: () => <When at={correction.at} />,
            })}
          </span>
          {isChangeable && <TakeBack list={list} title={section.title} of={of} acts={acts} />}
        </p>
      )}
    </Section>
  );
}

/** Shows the list as it was read again. */
function TakeBack({ list, title, of, acts }: Correcting & { of: Corrected }) {
  const t = useWords("candidate", en);
  const { act, busy } = useAct();
  const { candidateId, attachmentId, profile } = of;
  const send = () =>
    acts.correctList({
      candidateId,
      attachmentId,
      revision: profile.revision,
      correction: { list, entries: null },
    });
  return (
    <Button
      size="sm"
      intent="quiet"
      busy={busy}
      aria-label={t("correct.takeBack.of", { list: title })}
      onClick={() => act(send, { done: t("correct.takeBack.done") })}
    >
      {t("correct.takeBack")}
    </Button>
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
