import { ArrowUpRight, X } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { statusWord } from "@/components/application/words";
import { Button } from "@/components/ui/button";
import { Initials } from "@/components/ui/initials";
import { ScoreBar } from "@/components/ui/score-bar";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/candidate.json";
import states from "@/messages/en/states.json";
import { period } from "./period";
import type { CandidateData, ShownCandidate, ShownProfile } from "./shown";
import { joined } from "@/components/words/isolate";

const mostSkills = 24;
const namesOf = ({ skills }: ShownProfile) =>
  skills
    .slice(0, mostSkills)
    .map(({ name }) => name)
    .join(", ");

/** The peek panel of a candidate: applications, latest roles and skills. */
export default function CandidatePeek(props: {
  candidate: ShownCandidate;
  applications: CandidateData["applications"];
  close: () => void;
}) {
  const { candidate, applications } = props;
  const t = useWords("candidate", en);
  const state = useWords("states", states);
  const { profile } = candidate;
  return (
    <article aria-label={candidate.name} className="flex flex-col gap-5 p-5">
      <header className="flex items-start gap-3">
        <Initials name={candidate.name} className="size-9 text-sm" />
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-lg">
            <bdi>{candidate.name}</bdi>
          </h2>
          <p className="text-sm text-ink-muted">{joined([candidate.headline, candidate.location])}</p>
        </div>
        <Button asChild size="sm">
          <Link href={`/candidates/${candidate.candidateId}`}>
            {t("open")}
            <ArrowUpRight aria-hidden />
          </Link>
        </Button>
        <Button intent="quiet" size="icon-sm" aria-label={t("closePanel")} onClick={props.close}>
          <X aria-hidden />
        </Button>
      </header>
      <Part title={t("history.title")}>
        {applications.length === 0 && <li className="text-sm text-ink-muted">{t("peek.none")}</li>}
        {applications.map((a) => (
          <li key={a.applicationId} className="flex items-center justify-between gap-3 text-sm">
            <Link
              href={`/applications/${a.applicationId}`}
              className="min-w-0 truncate rounded-xs font-medium hover:underline"
            >
              {a.jobTitle}
            </Link>
            <span className="flex shrink-0 items-center gap-3 text-ink-muted">
              {statusWord(state, a)}
              <ScoreBar score={a.overall} />
            </span>
          </li>
        ))}
      </Part>
      {profile && profile.roles.length > 0 && (
        <Part title={profile.years === null ? t("roles") : t("peek.roles", { years: profile.years })}>
          {profile.roles.slice(0, 4).map((role, index) => (
            <li key={index} className="text-sm">
              <p className="font-medium">{role.title}</p>
              <p className="text-ink-muted">{joined([role.organization, period(t, role)])}</p>
            </li>
          ))}
        </Part>
      )}
      {profile && profile.skills.length > 0 && (
        <Part title={t("skills")}>
          <li className="text-sm text-pretty text-ink-muted">
            {profile.skills.length > mostSkills
              ? t("peek.more", { skills: namesOf(profile), count: profile.skills.length - mostSkills })
              : namesOf(profile)}
          </li>
        </Part>
      )}
      {!profile && <p className="text-sm text-ink-muted">{t("peek.noCv")}</p>}
    </article>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-1.5 text-xs font-medium text-ink-faint">{title}</h3>
    <ul className="flex flex-col gap-2">{children}</ul>
  </section>
);
