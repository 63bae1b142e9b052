"use client";

import { type FormEvent, useState } from "react";
import { FormField } from "@/components/identity/form-field";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { PlainCheckbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/rights.json";

const problems = ["wait", "notice", "fields", "size", "failed"] as const;
type Problem = (typeof problems)[number];
const problemIn = (outcome: string | null): Problem | null =>
  problems.find((problem) => problem === outcome) ?? null;

/**
 * The form to apply for a job. Works without JavaScript; with it, what was typed stays when sending fails.
 * `outcome`: of the form that was sent without it.
 */
export function ApplyForm(props: {
  action: string;
  noticeId: string;
  mostBytes: number;
  outcome: string | null;
}) {
  const t = useWords("rights", en);
  const [problem, setProblem] = useState(problemIn(props.outcome));
  const [busy, setBusy] = useState(false);
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = new FormData(event.currentTarget);
    const file = body.get("file");
    if (busy) return;
    if (file instanceof File && file.size > props.mostBytes) return setProblem("size");
    setBusy(true);
    const answer = await fetch(props.action, { method: "POST", body }).catch(() => null);
    const outcome = answer?.redirected ? new URL(answer.url).searchParams.get("outcome") : "failed";
    const failed = problemIn(outcome);
    if (!failed || failed === "notice") return window.location.assign(answer?.url ?? "");
    setProblem(failed);
    setBusy(false);
  }
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={props.action}
      className="flex flex-col gap-4"
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="notice" value={props.noticeId} />
      <FormField label={t("apply.name")} name="name" autoComplete="name" maxLength={200} />
      <FormField label={t("link.email")} name="email" type="email" autoComplete="email" maxLength={254} />
      <FormField
        label={t("apply.file")}
        hint={t("apply.file.hint", { megabytes: Math.floor(props.mostBytes / 1024 / 1024) })}
        name="file"
        type="file"
        accept=".pdf,.docx,.odt,.rtf,.html,.txt,.png,.jpg,.jpeg"
        className="h-auto py-1.5"
      />
      <Field label={t("apply.message")} optional>
        <Textarea name="message" maxLength={8000} className="min-h-24" />
      </Field>
      <label className="flex items-start gap-2.5 text-sm">
        <PlainCheckbox name="human-review" className="mt-0.5" />
        {t("apply.alone")}
      </label>
      {problem && <Alert tone="error">{t(`apply.${problem}`)}</Alert>}
      <Button type="submit" intent="primary" size="lg" busy={busy}>
        {t("apply.submit")}
      </Button>
    </form>
  );
}
