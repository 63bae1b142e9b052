import Link from "next/link";
import type { ReactNode } from "react";
import { decisionIcons, DecisionLine } from "@/components/application/decision-line";
import { judgedBy, statusWord } from "@/components/application/words";
import { Badge } from "@/components/ui/badge";
import { ScoreBar } from "@/components/ui/score-bar";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/candidate.json";
import scoring from "@/messages/en/scoring.json";
import states from "@/messages/en/states.json";
import { Section } from "@/components/ui/section";
import type { CandidateApplication } from "./shown";
import { joined } from "@/components/words/isolate";

/** A candidate's applications, each with its scores over time, its decisions and the answers given. */
export function ApplicationHistory(props: {
  applications: CandidateApplication[];
  /** Control to apply the candidate to one more job. */
  action?: ReactNode;
}) {
  const { applications } = props;
  const t = useWords("candidate", en);
  return (
    <Section title={t("history.title")} note={applications.length || null} action={props.action}>
      {applications.length === 0 && <p className="px-1.5 text-sm text-ink-muted">{t("history.none")}</p>}
      <ul className="flex flex-col">
        {applications.map((application) => (
          <li key={application.applicationId} className="border-b border-line py-2.5 last:border-b-0">
            <Head application={application} />
            <Scores application={application} />
            <Decisions decisions={application.decisions} />
            <Answers questions={application.questions} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Head({ application: a }: { application: CandidateApplication }) {
  const t = useWords("candidate", en);
  const state = useWords("states", states);
  return (
    <div className="flex items-start justify-between gap-3 px-1.5 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            href={`/applications/${a.applicationId}`}
            className="min-w-0 truncate rounded-xs font-medium hover:underline"
          >
            {a.jobTitle}
          </Link>
          {a.rediscovered && <Badge tone="accent">{t("rediscovered")}</Badge>}
        </p>
        <p className="text-ink-muted">
          {joined([a.stage, statusWord(state, a)])} ·{" "}
          {t.rich("history.applied", { at: () => <When at={a.appliedAt} /> })}
        </p>
        {a.scoreReason && <p className="text-ink-muted">{a.scoreReason}</p>}
      </div>
      <ScoreBar score={a.overall} className="shrink-0" />
    </div>
  );
}

/** One entry per evaluation. Evaluations are never changed, so the entries show how the score moved. */
function Scores({ application: { scoreHistory, applicationId } }: { application: CandidateApplication }) {
  const t = useWords("candidate", en);
  const score = useWords("scoring", scoring);
  if (scoreHistory.length === 0) return null;
  return (
    <details className="mt-1 px-1.5 text-sm">
      <summary className="cursor-pointer text-accent-ink">
        {t("history.scores", { count: scoreHistory.length })}
      </summary>
      <ul className="mt-1 flex flex-col gap-2">
        {scoreHistory.map((evaluation) => (
          <li key={evaluation.evaluationId} className="border-l-2 border-line-strong pl-2.5">
            <p className="flex flex-wrap items-center gap-x-3">
              <ScoreBar
                score={evaluation.totals.overall}
                low={evaluation.totals.low}
                high={evaluation.totals.high}
              />
              <span className="text-ink-muted">
                {t.rich("history.evaluation", {
                  version: evaluation.scorecardVersion,
                  at: () => <When at={evaluation.createdAt} />,
                  by: judgedBy(score, evaluation.judge),
                  current: evaluation.current ? "yes" : "no",
                })}
              </span>
            </p>
            <ul className="mt-1 text-ink-muted">
              {evaluation.assessments
                .filter(({ verdict }) => verdict === "met" || verdict === "contradicted")
                .slice(0, 3)
                .map((assessment) => (
                  <li key={assessment.criterionId} className="max-w-[72ch] break-words">
                    <span className="text-ink">{assessment.criterion}:</span> {assessment.reason}
                  </li>
                ))}
            </ul>
            {evaluation.current && (
              <Link
                href={`/applications/${applicationId}`}
                className="text-accent-ink underline underline-offset-2"
              >
                {t("history.evidence")}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Decisions({ decisions }: { decisions: CandidateApplication["decisions"] }) {
  return (
    <ul>
      {decisions.map((decision) => {
        const Icon = decisionIcons[decision.kind];
        return (
          <li key={decision.decidedAt} className="mt-1 flex items-start gap-2 px-1.5 text-sm">
            <Icon aria-hidden className="mt-0.5 size-3.5 shrink-0 text-ink-faint" />
            <div className="min-w-0">
              <DecisionLine decision={decision} />{" "}
              <When exact at={decision.decidedAt} className="text-ink-faint" />
              {decision.feedback && (
                <p className="max-w-[72ch] break-words whitespace-pre-wrap text-ink-muted">
                  {decision.feedback}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Answers({ questions }: { questions: CandidateApplication["questions"] }) {
  const t = useWords("candidate", en);
  if (questions.length === 0) return null;
  return (
    <details className="mt-1 px-1.5 text-sm">
      <summary className="cursor-pointer text-accent-ink">
        {t("history.answers", { count: questions.length })}
      </summary>
      <dl className="mt-1 flex flex-col gap-2">
        {questions.map(({ question, answer }, index) => (
          <div key={index} className="border-l-2 border-line-strong pl-2.5">
            <dt className="font-medium break-words">{question}</dt>
            <dd className="max-w-[72ch] break-words whitespace-pre-wrap text-ink-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
