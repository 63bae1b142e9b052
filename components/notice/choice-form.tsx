"use client";

import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { PageForm } from "@/components/ui/page-form";
import { Select } from "@/components/ui/select";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { NoticeChoices } from "@/lib/platform/notices/choices";
import en from "@/messages/en/notice.json";

type Kind = keyof NoticeChoices;

const kinds: Kind[] = [
  "mentioned",
  "feedback_requested",
  "feedback_given",
  "approval",
  "evaluated",
  "decided",
  "push_failed",
  "letter_failed",
  "sync_failed",
  "credits_low",
  "candidate_asked",
  "judge_changed",
];

/** For each kind of notification: whether it is listed in the app, and when it is sent by email. */
export function ChoiceForm(props: {
  choices: NoticeChoices;
  save: (choices: NoticeChoices) => Promise<ActionState>;
}) {
  const t = useWords("notice", en);
  const [choices, setChoices] = useState(props.choices);
  const choose = (kind: Kind, change: Partial<NoticeChoices[Kind]>) =>
    setChoices({ ...choices, [kind]: { ...choices[kind], ...change } });
  return (
    <PageForm send={() => props.save(choices)} submit={t("save")} primary done={t("saved")}>
      {kinds.map((kind) => (
        <div
          key={kind}
          role="group"
          aria-label={t(`kind.${kind}`)}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-3 text-sm"
        >
          <span className="min-w-0 flex-1 basis-64">{t(`kind.${kind}`)}</span>
          <label className="flex items-center gap-2">
            <Checkbox checked={choices[kind].app} onCheckedChange={(app) => choose(kind, { app })} />
            {t("app")}
          </label>
          <Select
            dense
            aria-label={t("mail", { kind: t(`kind.${kind}`) })}
            value={choices[kind].mail}
            onChange={({ target }) => choose(kind, { mail: target.value as NoticeChoices[Kind]["mail"] })}
          >
            <option value="at_once">{t("mail.at_once")}</option>
            <option value="daily">{t("mail.daily")}</option>
            <option value="never">{t("mail.never")}</option>
          </Select>
        </div>
      ))}
      <p className="text-sm text-ink-muted">{t("mail.note")}</p>
    </PageForm>
  );
}
