import { decisionKinds } from "@/components/application/decision-kinds";
import Link from "next/link";
import { judgedBy } from "@/components/application/words";
import { Badge } from "@/components/ui/badge";
import { ScoreBar } from "@/components/ui/score-bar";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import scoring from "@/messages/en/scoring.json";
import states from "@/messages/en/states.json";
import { Section } from "./section";
import type { CandidateApplication } from "./shown";

/** What they applied for, how each was scored over time, what was answered and what was decided. */
export function ApplicationHistory({ applications }: { applications: CandidateApplication[] }) {
  return (
    <Section title="Applications" note={applications.length || null}>
      {applications.length === 0 && (
        <p className="px-1.5 text-sm text-ink-muted">None. They are in the talent pool.</p>
      )}
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
          {a.rediscovered && <Badge tone="accent">Rediscovered</Badge>}
        </p>
        <p className="text-ink-muted">
          {a.stage} ·{" "}
          {a.disposition === "active" && a.scoreStatus !== "scored"
            ? state(`scoreStatus.${a.scoreStatus}`)
            : state(`disposition.${a.disposition}`)}{" "}
          · applied <When at={a.appliedAt} />
        </p>
        {a.scoreReason && <p className="text-ink-muted">{a.scoreReason}</p>}
      </div>
      <ScoreBar score={a.overall} className="shrink-0" />
    </div>
  );
}

/** One line for each evaluation: nothing of it is ever changed, so that the line shows how the score moved. */
function Scores({ application: { scoreHistory, applicationId } }: { application: CandidateApplication }) {
  const score = useWords("scoring", scoring);
  if (scoreHistory.length === 0) return null;
  return (
    <details className="mt-1 px-1.5 text-sm">
      <summary className="cursor-pointer text-accent-ink">
        Score history, {scoreHistory.length} {scoreHistory.length === 1 ? "evaluation" : "evaluations"}
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
                Version {evaluation.scorecardVersion}, <When at={evaluation.createdAt} />,{" "}
                {judgedBy(score, evaluation.judge)}
                {evaluation.current && ", current"}
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
                Every criterion with its evidence
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
        const [word, Icon] = decisionKinds[decision.kind];
        return (
          <li key={decision.decidedAt} className="mt-1 flex items-start gap-2 px-1.5 text-sm">
            <Icon aria-hidden className="mt-0.5 size-3.5 shrink-0 text-ink-faint" />
            <div className="min-w-0">
              {word}
              {decision.stage && ` to ${decision.stage}`} by {decision.decidedBy}
              {decision.throughAgent && " through an agent"}{" "}
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
  if (questions.length === 0) return null;
  return (
    <details className="mt-1 px-1.5 text-sm">
      <summary className="cursor-pointer text-accent-ink">
        {questions.length} {questions.length === 1 ? "answer" : "answers"} to application questions
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
