"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { PlainCheckbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PageForm } from "@/components/ui/page-form";
import { Textarea } from "@/components/ui/textarea";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { SelfQuestions } from "@/lib/records/self-reports/questions";
import en from "@/messages/en/impact.json";

/** What candidates may say about themselves: sex, race or ethnicity, and questions of the organization's own. */
export function QuestionsForm(props: {
  questions: SelfQuestions;
  save: (chosen: SelfQuestions & { shown: SelfQuestions }) => Promise<ActionState<object>>;
}) {
  const t = useWords("impact", en);
  // What is being edited: a change that a colleague makes meanwhile is not overwritten.
  const [shown, setShown] = useState(props.questions);
  const [asked, setAsked] = useState(shown.asked);
  const [rows, setRows] = useState(() =>
    shown.own.map((each) => ({ ...each, values: each.values.join("\n") })),
  );
  const own = rows.map((row) => ({
    ...row,
    name: row.name.trim(),
    country: row.country.trim().toUpperCase(),
    values: row.values
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  }));
  const chosen = { asked, own };
  const change = (id: string, part: Partial<(typeof rows)[number]>) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  return (
    <PageForm
      send={() => props.save({ ...chosen, shown })}
      submit={t("questions.save")}
      disabled={JSON.stringify(chosen) === JSON.stringify(shown)}
      done={t("questions.saved")}
      then={() => setShown(chosen)}
    >
      <p className="max-w-[72ch] text-sm text-ink-muted">{t("questions.text")}</p>
      {(["sex", "raceEthnicity"] as const).map((kind) => (
        <label key={kind} className="flex items-start gap-2.5 text-sm">
          <PlainCheckbox
            className="mt-0.5"
            checked={asked.includes(kind)}
            onChange={({ target }) =>
              setAsked(
                (["sex", "raceEthnicity"] as const).filter((each) =>
                  each === kind ? target.checked : asked.includes(each),
                ),
              )
            }
          />
          {t(`questions.${kind}`)}
        </label>
      ))}
      {rows.map(({ id, name, country, values }) => (
        <fieldset key={id} className="flex flex-col gap-3 border-t border-line pt-3">
          <legend className="sr-only">{name || t("questions.new")}</legend>
          <div className="flex flex-wrap gap-3">
            <Field label={t("questions.name")} className="min-w-48 flex-1">
              <Input
                required
                maxLength={80}
                value={name}
                onChange={({ target }) => change(id, { name: target.value })}
              />
            </Field>
            <Field label={t("questions.country")} hint={t("questions.country.hint")}>
              <Input
                required
                pattern="[A-Za-z]{2}"
                maxLength={2}
                className="w-24"
                value={country}
                onChange={({ target }) => change(id, { country: target.value })}
              />
            </Field>
          </div>
          <Field label={t("questions.values")} hint={t("questions.values.hint")}>
            <Textarea
              required
              rows={3}
              value={values}
              onChange={({ target }) => change(id, { values: target.value })}
            />
          </Field>
          <div>
            <Button type="button" onClick={() => setRows(rows.filter((row) => row.id !== id))}>
              {t("questions.remove", { name })}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button
          type="button"
          disabled={rows.length >= 10}
          onClick={() => setRows([...rows, { id: crypto.randomUUID(), name: "", country: "", values: "" }])}
        >
          {t("questions.add")}
        </Button>
      </div>
    </PageForm>
  );
}
