"use client";

import { useCallback, useRef, useState } from "react";
import { type Letter, LetterDraft, LetterPreview, type PreparedLetters } from "./letter-draft";
import { useUndo } from "@/components/shell/undo";
import { Alert } from "@/components/ui/alert";
import { Dialog, DialogBody, DialogContent } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { newId } from "@/components/ui/new-id";
import { Skeleton } from "@/components/ui/skeleton";
import { useToast } from "@/components/ui/toast";
import { useAnswer } from "@/components/ui/use-answer";
import { useDraft } from "@/components/ui/use-draft";
import { useWords } from "@/components/words/use-words";
import { lacking } from "@/lib/hiring/letters/fill-in";
import en from "@/messages/en/mail.json";
import type { About, MailActs } from "./acts";

type Props = {
  about: About;
  acts: Pick<MailActs, "prepare" | "write" | "takeBack">;
  /** What is answered: a letter of the conversation, and the subject. */
  answers?: { letterId: string; subject: string } | undefined;
  close: () => void;
};

/** A message to one or several people: template, text, what each of them gets, and who gets none and why. */
export default function WriteDialog({ open, ...props }: Props & { open: boolean }) {
  return (
    <Dialog open={open} onOpenChange={(next) => next || props.close()}>
      {open && <Prepared {...props} />}
    </Dialog>
  );
}

function Prepared(props: Props) {
  const t = useWords("mail", en);
  const [{ about, acts }] = useState(props);
  const prepare = useCallback(() => acts.prepare(about), [about, acts]);
  const prepared = useAnswer(prepare);
  const [only, ...others] = prepared?.ok ? prepared.people : [];
  return (
    <DialogContent
      wide
      title={
        !only || others.length > 0
          ? t("write.many", { count: prepared?.ok ? prepared.people.length : about.applicationIds.length })
          : t("write.to", { name: only.fields.candidate })
      }
    >
      {prepared?.ok ? (
        <Form {...props} prepared={prepared} />
      ) : (
        <DialogBody>
          {prepared ? <Alert tone="error">{prepared.message}</Alert> : <Skeleton className="h-40 w-full" />}
        </DialogBody>
      )}
    </DialogContent>
  );
}

function Form({ prepared, about, acts, answers, close }: Props & { prepared: PreparedLetters }) {
  const t = useWords("mail", en);
  const say = useToast();
  const offerUndo = useUndo();
  const key = [answers?.letterId, about.candidateId, ...about.applicationIds].join(" ");
  const free = { subject: answers?.subject ?? "", text: "" };
  const subject = useDraft(`mail subject ${key}`, free.subject);
  const text = useDraft(`mail ${key}`);
  const letter: Letter = { subject: subject.text, text: text.text };
  const change = (to: Letter) => {
    subject.write(to.subject);
    text.write(to.text);
  };
  const people = prepared.people.map((person) => {
    const lacks = lacking(letter, person.fields);
    return { ...person, refusal: lacks ? t(`lacks.${lacks}`) : person.refusal };
  });
  // The writer's own, so for all of them.
  const noCalendar = prepared.people.some(({ fields }) => lacking(letter, fields) === "calendar");
  const reached = people.filter(({ refusal }) => refusal === null);
  // The same ids as long as it is the same message: sent again after a lost answer, nobody is written to twice.
  const sent = useRef({ letter: "", ids: new Map<string, string>() });
  const idOf = (key: string) => {
    const written = JSON.stringify(letter);
    if (sent.current.letter !== written) sent.current = { letter: written, ids: new Map() };
    const id = sent.current.ids.get(key) ?? newId();
    sent.current.ids.set(key, id);
    return id;
  };
  return (
    <DialogForm
      submit={t("send", { count: reached.length })}
      send={async () => {
        if (reached.length === 0) return { ok: false, message: t("nobody") };
        return acts.write({
          ...letter,
          answers: answers?.letterId,
          people: reached.map(({ candidateId, applicationId }) => ({
            letterId: idOf(applicationId ?? candidateId),
            candidateId,
            applicationId,
          })),
        });
      }}
      then={({ letterIds, refused, undoMs }) => {
        subject.forget();
        text.forget();
        const [problem] = refused;
        if (problem) say(t("refused", { count: refused.length, reason: problem.message }), { failed: true });
        if (letterIds.length > 0)
          offerUndo({
            text: t(undoMs > 0 ? "sent.soon" : "sent.now", { count: letterIds.length }),
            ms: undoMs,
            undo: async () => {
              const state = await acts.takeBack(letterIds);
              // Given back: the next message begins with it.
              if (state.ok) change(letter);
              return state;
            },
            undone: t("takenBack"),
          });
        close();
      }}
    >
      <LetterDraft
        templates={prepared.templates.map((each) => (answers ? { ...each, subject: free.subject } : each))}
        letter={letter}
        onChange={change}
        free={free}
      />
      <section aria-label={t("each")} className="flex flex-col gap-2">
        {noCalendar ? (
          <Alert tone="caution">
            {t.rich("noCalendar", {
              link: (words) => <NewTabLink href="/settings/account">{words}</NewTabLink>,
            })}
          </Alert>
        ) : people.length === 1 && reached[0] ? (
          <LetterPreview letter={letter} fields={reached[0].fields} />
        ) : (
          <ul className="max-h-[30dvh] overflow-y-auto text-sm" tabIndex={0} aria-label={t("each")}>
            {people.map(({ candidateId, applicationId, fields, refusal }) => (
              <li key={applicationId ?? candidateId} className="border-b border-line py-1.5 last:border-b-0">
                {refusal === null ? (
                  <details>
                    <summary className="cursor-pointer">{fields.candidate}</summary>
                    <LetterPreview letter={letter} fields={fields} />
                  </details>
                ) : (
                  <span className="text-ink-muted">
                    {t("notTo", { name: fields.candidate, reason: refusal })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
      <p className="text-xs text-ink-faint">
        {prepared.repliesTo === null ? t("replies.here") : t("replies.to", { address: prepared.repliesTo })}
      </p>
    </DialogForm>
  );
}
