import Link from "next/link";
import type { ReactNode } from "react";
import type * as z from "zod";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Sentences } from "@/components/ui/bullets";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { DescribedConfirmation } from "@/lib/hiring/approvals/described-confirmation";
import en from "@/messages/en/approval.json";
import { AnswerButtons, type Answer } from "./answer-buttons";

type Described = z.output<typeof DescribedConfirmation>;

/** An agent's request: the act, its effects, the candidates it affects, and the answer. */
export function ApprovalCard(props: {
  approval: Described;
  answer: Answer;
  linked?: boolean;
  /** Beside the agent's name: the checkbox that selects this card in a list. */
  mark?: ReactNode;
  /** Why the bulk answer failed for this one. */
  refusal?: string | undefined;
}) {
  const t = useWords("approval", en);
  const { approval } = props;
  const { answeredAt } = approval;
  const { headline, effects } = approval.preview;
  return (
    <Card>
      <CardHeader>
        {props.mark}
        <p className="min-w-0 flex-1 text-sm text-ink-muted">
          {t.rich(approval.clientName ? "asks.named" : "asks", {
            client: approval.clientName ?? "",
            name: (chunks) => <bdi className="font-medium wrap-anywhere text-ink">{chunks}</bdi>,
            at: () => <When exact at={approval.createdAt} className="whitespace-nowrap text-ink-faint" />,
          })}
        </p>
        {approval.status !== "pending" && <Badge>{t(`status.${approval.status}`)}</Badge>}
      </CardHeader>
      <CardBody className="flex flex-col gap-3">
        <h2 className="text-base text-pretty break-words">
          {props.linked ? (
            <Link
              data-row=""
              href={`/approvals/${approval.confirmationId}`}
              className="rounded-xs hover:underline"
            >
              {headline}
            </Link>
          ) : (
            headline
          )}
        </h2>
        <Sentences of={effects} className="max-w-[72ch]" />
        <AboutLinks about={approval.about} />
        {props.refusal && <Alert tone="error">{props.refusal}</Alert>}
        {approval.status === "pending" ? (
          <div className="flex flex-wrap items-center justify-between gap-3 pt-1">
            <p className="text-xs text-ink-faint">
              {t.rich("expires", {
                at: () => <When exact at={approval.expiresAt} />,
              })}
            </p>
            <AnswerButtons
              confirmationId={approval.confirmationId}
              asked={approval.act}
              about={headline}
              applicationIds={approval.about.applications.map(({ applicationId }) => applicationId)}
              answer={props.answer}
              keys={!props.linked}
            />
          </div>
        ) : (
          answeredAt && (
            <p className="text-xs text-ink-faint">
              {t.rich(`status.${approval.status}.at`, {
                at: () => <When exact at={answeredAt} />,
              })}
            </p>
          )
        )}
      </CardBody>
    </Card>
  );
}

/** Links to the affected candidates and applications; to the job if there are none. */
function AboutLinks({ about: { applications, candidateId, jobId } }: { about: Described["about"] }) {
  const t = useWords("approval", en);
  const links = [
    ...applications.map(({ applicationId, name }) => ({ href: `/applications/${applicationId}`, name })),
    ...(candidateId ? [{ href: `/candidates/${candidateId}`, name: t("about.candidate") }] : []),
  ];
  if (links.length === 0 && jobId) links.push({ href: `/jobs/${jobId}`, name: t("about.job") });
  if (links.length === 0) return null;
  return (
    <nav aria-label={t("about")} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {links.map(({ href, name }) => (
        <Link key={href} href={href} className="rounded-xs text-accent-ink hover:underline">
          {name}
        </Link>
      ))}
    </nav>
  );
}
