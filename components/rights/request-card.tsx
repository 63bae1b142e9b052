"use client";

import Link from "next/link";
import { useState } from "react";
import type * as z from "zod";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { PageForm } from "@/components/ui/page-form";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { listRequests } from "@/lib/hiring/rights/list-requests";
import en from "@/messages/en/rights.json";

type Request = z.output<typeof listRequests.output>["requests"][number];
type Outcome = NonNullable<Request["outcome"]>;
export type RequestActs = {
  take: (requestId: string) => Promise<ActionState>;
  answer: (requestId: string, outcome: Outcome, text: string) => Promise<ActionState>;
};

/** A candidate's request: what it asks, until when, who works on it, and its answer. */
export function RequestCard({ request, acts }: { request: Request; acts: RequestActs }) {
  const t = useWords("rights", en);
  const { requestId, kind, candidateId, applicationId, closedAt, dueAt, owner, answer, outcome } = request;
  const { act, busy } = useAct();
  return (
    <Card>
      <CardHeader className="flex-wrap">
        <h3 className="text-base font-semibold">
          {request.name}
          {request.jobTitle && <span className="font-normal text-ink-muted"> · {request.jobTitle}</span>}
        </h3>
        <Badge>{t(`kind.${kind}`)}</Badge>
      </CardHeader>
      <CardBody className="flex flex-col gap-3 text-sm">
        <p className="text-ink-muted">
          {t.rich("asked", { at: () => <When at={request.askedAt} /> })} ·{" "}
          {closedAt === null
            ? t.rich(request.late ? "cases.overdue" : "due", { at: () => <When at={dueAt} /> })
            : t.rich("cases.by", { by: request.closedBy ?? "", at: () => <When at={closedAt} /> })}
        </p>
        <p className="max-w-[72ch] break-words whitespace-pre-line">{request.text || t("cases.noWords")}</p>
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <Link href={`/candidates/${candidateId}`} className="text-accent-ink underline underline-offset-2">
            {t("cases.candidate")}
          </Link>
          {applicationId && (
            <Link
              href={`/applications/${applicationId}`}
              className="text-accent-ink underline underline-offset-2"
            >
              {t("cases.application")}
            </Link>
          )}
        </p>
        {closedAt === null ? (
          <>
            <Alert>{t(`cases.toDo.${kind}`)}</Alert>
            <div className="flex flex-wrap items-center gap-3">
              <span className="text-ink-muted">
                {owner ? t("cases.owner", { owner }) : t("cases.nobody")}
              </span>
              {!owner && (
                <Button
                  size="sm"
                  busy={busy}
                  onClick={() => act(() => acts.take(requestId), { done: t("cases.taken") })}
                >
                  {t("cases.take")}
                </Button>
              )}
            </div>
            <AnswerForm requestId={requestId} answer={acts.answer} />
          </>
        ) : (
          <div>
            <p className="font-medium">{outcome && t(`outcome.${outcome}`)}</p>
            <p className="max-w-[72ch] break-words whitespace-pre-line">{answer}</p>
          </div>
        )}
      </CardBody>
    </Card>
  );
}

function AnswerForm({ requestId, answer }: { requestId: string; answer: RequestActs["answer"] }) {
  const t = useWords("rights", en);
  const [outcome, setOutcome] = useState<Outcome>("done");
  const [text, setText] = useState("");
  return (
    <PageForm send={() => answer(requestId, outcome, text)} submit={t("cases.send")} done={t("cases.sent")}>
      <Field label={t("cases.outcome")}>
        <Select value={outcome} onChange={({ target }) => setOutcome(target.value as Outcome)}>
          <option value="done">{t("outcome.done")}</option>
          <option value="unchanged">{t("outcome.unchanged")}</option>
        </Select>
      </Field>
      <Field label={t("cases.answer")}>
        <Textarea
          rows={3}
          required
          maxLength={4000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
    </PageForm>
  );
}
