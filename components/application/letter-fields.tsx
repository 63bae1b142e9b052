"use client";

import {
  type Letter,
  LetterDraft,
  LetterPreview,
  type PreparedLetters,
} from "@/components/mail/letter-draft";
import { Alert } from "@/components/ui/alert";
import { Checkbox } from "@/components/ui/checkbox";
import { useAnswer } from "@/components/ui/use-answer";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import { lacking } from "@/lib/hiring/letters/fill-in";
import en from "@/messages/en/decision.json";

type Props = {
  prepare: () => Promise<ActionState<PreparedLetters>>;
  /** Null while no letter is to be sent. */
  letter: Letter | null;
  onChange: (letter: Letter | null) => void;
};

/** The optional letter to the candidates: off by default, with template, subject, text and a preview. */
export function LetterFields({ prepare, letter, onChange }: Props) {
  const t = useWords("decision", en);
  const prepared = useAnswer(prepare, t);
  if (!prepared) return null;
  if (!prepared.ok) return <Alert tone="error">{prepared.message}</Alert>;
  const { templates, people, ownPageLine } = prepared;
  const reachable = people.filter(({ refusal }) => refusal === null);
  const unreachable = people.filter(({ refusal }) => refusal !== null);
  const [first] = reachable;
  if (!first)
    return (
      <p className="text-sm text-ink-muted">
        {t("write.nobody", { people: people.length })}{" "}
        {[...new Set(unreachable.map(({ refusal }) => refusal))].join(" ")}
      </p>
    );
  return (
    <section aria-label={t("write")} className="flex flex-col gap-3">
      <label className="flex items-center gap-2 text-sm font-medium">
        <Checkbox
          checked={letter !== null}
          onCheckedChange={(on) => onChange(on ? (templates[0] ?? { subject: "", text: "" }) : null)}
        />
        {t("write.to", { people: people.length, reached: reachable.length })}
      </label>
      {letter && unreachable.length > 0 && (
        <ul
          aria-label={t("write.unreached")}
          className="max-h-[16dvh] overflow-y-auto text-sm text-ink-muted"
        >
          {unreachable.map(({ applicationId, fields, refusal }) => (
            <li key={applicationId}>{t("write.notTo", { name: fields.candidate, reason: refusal ?? "" })}</li>
          ))}
        </ul>
      )}
      {letter && (
        <>
          <LetterDraft {...{ templates, letter, onChange }} />
          {lacking(letter, first.fields) && <Alert tone="caution">{t("write.noCalendar")}</Alert>}
          <LetterPreview letter={letter} fields={first.fields} ownPageLine={ownPageLine} />
        </>
      )}
    </section>
  );
}
