"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type * as z from "zod";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { useSubmit } from "@/components/ui/use-submit";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { giveFeedback } from "@/lib/hiring/feedback/give-feedback";
import type { prepareFeedback } from "@/lib/hiring/feedback/prepare-feedback";
import en from "@/messages/en/feedback.json";

type Form = z.output<typeof prepareFeedback.output>;
type Given = z.input<typeof giveFeedback.input>;
type Rated = { points: number | null; note: string };

const steps = [1, 2, 3, 4] as const;

/**
 * The form for one person's feedback: each criterion in four steps or "cannot say", a yes or no, and why. `next`: whom
 * it goes on with; without it, it goes to `done`.
 */
export function FeedbackForm(props: {
  form: Form;
  kind: Given["kind"];
  give: (feedback: Given) => Promise<ActionState>;
  next: { href: string; name: string } | null;
  done: string;
}) {
  const { form, kind, next, done } = props;
  const { applicationId, rows, given } = form;
  const t = useWords("feedback", en);
  const router = useRouter();
  const [recommendation, setRecommendation] = useState<Given["recommendation"] | null>(
    given?.recommendation ?? null,
  );
  const [reason, setReason] = useState(given?.reason ?? "");
  const [rated, setRated] = useState(
    () => new Map<string, Rated>(given?.ratings.map(({ criterionId, ...rating }) => [criterionId, rating])),
  );
  const rate = (criterionId: string, change: Partial<Rated>) =>
    setRated((before) =>
      new Map(before).set(criterionId, { points: null, note: "", ...before.get(criterionId), ...change }),
    );
  const { onSubmit, busy, failure } = useSubmit(
    () =>
      props.give({
        applicationId,
        kind,
        recommendation: recommendation ?? "no",
        reason,
        ratings: rows.map(({ criterionId }) => ({
          criterionId,
          points: null,
          note: "",
          ...rated.get(criterionId),
        })),
      }),
    {
      done: next ? t("given.next", { name: next.name }) : t("given"),
      then: () => router.push(next?.href ?? done),
    },
  );
  return (
    <form onSubmit={onSubmit} className="flex max-w-2xl flex-col gap-5">
      {rows.map(({ criterionId, name, prompt }) => (
        <fieldset key={criterionId} className="min-w-0 border-b border-line pb-4">
          <legend className="text-sm font-medium break-words">{name}</legend>
          {prompt && <p className="mt-0.5 text-sm text-pretty break-words text-ink-muted">{prompt}</p>}
          <div className="mt-2 grid grid-cols-5 gap-1">
            {[...steps, null].map((points) => (
              <Choice
                key={points}
                name={criterionId}
                checked={(rated.get(criterionId)?.points ?? null) === points && rated.has(criterionId)}
                choose={() => rate(criterionId, { points })}
              >
                {points === null ? t("cannotSay") : t(`points.${points}`)}
              </Choice>
            ))}
          </div>
          {kind === "interview" && (
            <Field label={t("question.note")} optional className="mt-3">
              <Textarea
                maxLength={1000}
                value={rated.get(criterionId)?.note ?? ""}
                onChange={(event) => rate(criterionId, { note: event.target.value })}
              />
            </Field>
          )}
        </fieldset>
      ))}
      <fieldset className="min-w-0">
        <legend className="text-sm font-medium">{t("recommendation")}</legend>
        <div className="mt-2 grid max-w-xs grid-cols-2 gap-2">
          {(["yes", "no"] as const).map((answer) => (
            <Choice
              key={answer}
              name="recommendation"
              required
              checked={recommendation === answer}
              choose={() => setRecommendation(answer)}
            >
              {t(`recommendation.${answer}`)}
            </Choice>
          ))}
        </div>
      </fieldset>
      <Field label={t("reason")} hint={t("reason.hint")}>
        <Textarea
          required
          maxLength={2000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      {failure && <Alert tone="error">{failure}</Alert>}
      <div className="flex flex-col gap-2 sm:flex-row sm:items-center">
        <Button type="submit" intent="primary" size="lg" busy={busy}>
          {t(next ? "save.next" : "save")}
        </Button>
      </div>
      <p className="max-w-[60ch] text-xs text-ink-faint">{t("private")}</p>
    </form>
  );
}

/** One of several answers, high enough for a thumb. */
function Choice(props: {
  name: string;
  checked: boolean;
  required?: boolean;
  choose: () => void;
  children: string;
}) {
  return (
    <label
      className={cn(
        "flex min-h-11 cursor-pointer items-center justify-center rounded-md border px-1 py-1 text-center text-xs leading-tight hyphens-auto transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:text-sm",
        props.checked
          ? "border-accent bg-accent-wash font-medium text-accent-ink"
          : "border-line-control bg-surface hover:bg-sunken",
      )}
    >
      <input
        type="radio"
        className="sr-only"
        name={props.name}
        required={props.required ?? false}
        checked={props.checked}
        onChange={props.choose}
      />
      {props.children}
    </label>
  );
}
