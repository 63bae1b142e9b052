"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useState, type FormEvent } from "react";
import { useUndo } from "@/components/shell/undo";
import { Alert } from "@/components/ui/alert";
import { Sentences } from "@/components/ui/bullets";
import { Button } from "@/components/ui/button";
import { DialogBody, DialogCancel, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Skeleton } from "@/components/ui/skeleton";
import { Textarea } from "@/components/ui/textarea";
import { useDraft } from "@/components/ui/use-draft";
import { useAct } from "@/components/ui/use-act";
import { noAnswer } from "@/components/ui/use-answer";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/decision.json";
import type { Outcome } from "@/lib/judging/states/status";
import type { DecisionProps, DecisionPreview } from "./decision-bar";
import type { Letter } from "@/components/mail/letter-draft";
import { LetterFields } from "./letter-fields";
import { seenOf } from "@/components/shell/looks";
import { ReasonField } from "./reason-field";

/** The form for a decision, with a preview of its effects in Shortlist and outside. */
export function DecisionDialog(props: DecisionProps & { kind: Outcome; close: () => void }) {
  const { application, acts, kind, close } = props;
  const { applicationId, name, jobTitle } = application;
  const t = useWords("decision", en);
  const router = useRouter();
  const offerUndo = useUndo();
  const { act, busy } = useAct();
  const { text: feedback, write: setFeedback, forget } = useDraft(`${kind} ${applicationId}`);
  const [reason, setReason] = useState("");
  const [letter, setLetter] = useState<Letter | null>(null);
  const [preview, setPreview] = useState<DecisionPreview | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  // Increased after a failed decision, which reloads the preview: somebody else may have decided meanwhile.
  const [attempt, setAttempt] = useState(0);

  // The effects depend on whether there is feedback or a letter, not on their text.
  const hasFeedback = feedback.trim() !== "";
  const hasLetter = letter !== null;
  useEffect(() => {
    let cancelled = false;
    const decision = {
      applicationIds: [applicationId],
      kind,
      reason,
      stage: "",
      feedback: hasFeedback ? "given" : "",
      letter: hasLetter,
      seen: seenOf([applicationId]),
    };
    void acts
      .preview(decision)
      .catch(() => noAnswer(t))
      .then((answer) => {
        if (cancelled) return;
        if (answer.ok) setPreview(answer);
        else setFailure(answer.message);
      });
    return () => {
      cancelled = true;
    };
  }, [t, acts, applicationId, kind, reason, hasFeedback, hasLetter, attempt]);
  const prepare = useCallback(
    () => acts.prepare([applicationId], kind === "accept" ? "accept" : "reject"),
    [acts, applicationId, kind],
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!preview || preview.refusal !== null) return;
    setFailure(null);
    const { subjectRevision } = preview;
    const decision = {
      applicationIds: [applicationId],
      kind,
      reason,
      stage: "",
      feedback: feedback.trim(),
      letter,
      subjectRevision,
      seen: seenOf([applicationId]),
    };
    act(() => acts.decide(decision), {
      failed: (message) => {
        setFailure(message);
        setPreview(null);
        setAttempt(attempt + 1);
        router.refresh();
      },
      then: ({ decisionId, undoMs }) => {
        offerUndo({
          text: t(`${kind}.done`, { name }),
          ms: undoMs,
          undo: () => acts.undo(decisionId),
          undone: t(`${kind}.undone`, { name }),
          action: props.openNext ? { label: t("next"), run: props.openNext } : undefined,
        });
        forget();
        close();
      },
    });
  };
  return (
    <DialogContent title={t(`${kind}.of`, { name })} description={jobTitle}>
      <form onSubmit={submit}>
        <DialogBody>
          {kind === "reject" && props.rules.asked !== "never" && (
            <ReasonField rules={props.rules} reason={reason} onChange={setReason} />
          )}
          <Field label={t("feedback")} optional>
            <Textarea
              maxLength={4000}
              value={feedback}
              onChange={(event) => setFeedback(event.target.value)}
              className="max-h-[30dvh]"
            />
          </Field>
          {kind !== "reopen" && <LetterFields prepare={prepare} letter={letter} onChange={setLetter} />}
          <section aria-labelledby="effects" aria-live="polite">
            <h3 id="effects" className="text-sm font-medium">
              {t("effects")}
            </h3>
            {preview ? (
              <Sentences of={preview.effects} className="mt-1" />
            ) : (
              <div className="mt-2 flex flex-col gap-2">
                <Skeleton className="h-4 w-4/5" />
                <Skeleton className="h-4 w-3/5" />
                <Skeleton className="h-4 w-full" />
              </div>
            )}
          </section>
          {preview?.refusal && <Alert tone="caution">{preview.refusal}</Alert>}
          {failure && <Alert tone="error">{failure}</Alert>}
        </DialogBody>
        <DialogFooter>
          <DialogCancel busy={busy} />
          <Button
            type="submit"
            intent={kind === "reject" ? "danger" : "primary"}
            busy={busy}
            disabled={!preview || preview.refusal !== null}
          >
            {t(kind)}
          </Button>
        </DialogFooter>
      </form>
    </DialogContent>
  );
}
