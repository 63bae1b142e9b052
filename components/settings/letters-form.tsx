"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PageForm } from "@/components/ui/page-form";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { TemplateKind } from "@/lib/hiring/letters/template";
import en from "@/messages/en/settings.json";

type Template = { name: string; kind: TemplateKind; subject: string; text: string };
export type Letters = { templates: Template[]; replyTo: string | null };

/** Templates for letters to candidates who were accepted or rejected, and the reply-to address. */
export function LettersForm(props: {
  letters: Letters;
  mailIsSetUp: boolean;
  readOnly: boolean;
  save: (letters: Letters & { shown: Letters }) => Promise<ActionState<Letters>>;
}) {
  const t = useWords("settings", en);
  const { readOnly } = props;
  // What is being edited: a change that a colleague makes meanwhile is not overwritten.
  const [shown, setShown] = useState(props.letters);
  const [letters, setLetters] = useState(shown);
  const save = () => {
    const replyTo = letters.replyTo?.trim() || null;
    // A copy: React would send templates that are the same object as a reference, which the proxy refuses.
    return props.save({ ...letters, replyTo, shown: structuredClone(shown) });
  };
  const setTemplates = (templates: Template[]) => setLetters({ ...letters, templates });
  return (
    <PageForm
      send={save}
      submit={t("save")}
      disabled={readOnly || JSON.stringify(letters) === JSON.stringify(shown)}
      done={t("saved")}
      then={({ templates, replyTo }) => setShown({ templates, replyTo })}
    >
      <p className="text-sm text-ink-muted">{t("letters.text")}</p>
      {!props.mailIsSetUp && <Alert>{t("letters.noMail")}</Alert>}
      {letters.templates.map((template, at) => (
        <TemplateFields
          key={at}
          template={template}
          readOnly={readOnly}
          label={t("letters.template", { number: at + 1 })}
          onChange={(changed) => setTemplates(letters.templates.with(at, changed))}
          remove={() => setTemplates(letters.templates.toSpliced(at, 1))}
        />
      ))}
      <div>
        <Button
          disabled={readOnly || letters.templates.length >= 20}
          onClick={() =>
            setTemplates([...letters.templates, { name: "", kind: "reject", subject: "", text: "" }])
          }
        >
          {t("letters.add")}
        </Button>
      </div>
      <Field label={t("letters.replyTo")} hint={t("letters.replyTo.hint")} optional>
        <Input
          type="email"
          maxLength={254}
          readOnly={readOnly}
          value={letters.replyTo ?? ""}
          onChange={({ target }) => setLetters({ ...letters, replyTo: target.value })}
        />
      </Field>
    </PageForm>
  );
}

function TemplateFields(props: {
  template: Template;
  label: string;
  readOnly: boolean;
  onChange: (template: Template) => void;
  remove: () => void;
}) {
  const t = useWords("settings", en);
  const { template, readOnly, onChange } = props;
  return (
    <fieldset className="flex flex-col gap-3 border-b border-line pb-4">
      <legend className="sr-only">{props.label}</legend>
      <div className="grid gap-3 sm:grid-cols-[1fr_auto_auto] sm:items-end">
        <Field label={t("letters.name")}>
          <Input
            readOnly={readOnly}
            required
            maxLength={80}
            value={template.name}
            onChange={({ target }) => onChange({ ...template, name: target.value })}
          />
        </Field>
        <Field label={t("letters.for")}>
          <Select
            disabled={readOnly}
            value={template.kind}
            onChange={({ target }) => onChange({ ...template, kind: target.value as TemplateKind })}
          >
            {(["reject", "accept", "message"] as const).map((kind) => (
              <option key={kind} value={kind}>
                {t(`letters.for.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Button intent="quiet" disabled={readOnly} onClick={props.remove}>
          {t("letters.remove")}
        </Button>
      </div>
      <Field label={t("letters.subject")}>
        <Input
          readOnly={readOnly}
          required
          maxLength={200}
          value={template.subject}
          onChange={({ target }) => onChange({ ...template, subject: target.value })}
        />
      </Field>
      <Field label={t("letters.textField")}>
        <Textarea
          readOnly={readOnly}
          required
          maxLength={5000}
          rows={6}
          value={template.text}
          onChange={({ target }) => onChange({ ...template, text: target.value })}
        />
      </Field>
    </fieldset>
  );
}
