"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";

type Template = { name: string; kind: "accept" | "reject"; subject: string; text: string };
export type Letters = { templates: Template[]; replyTo: string | null };

/** The letters that recruiters begin with when they write to somebody they decide on, and where answers go. */
export function LettersForm(props: {
  letters: Letters;
  mailIsSetUp: boolean;
  readOnly: boolean;
  save: (letters: Letters) => Promise<ActionState>;
}) {
  const { readOnly } = props;
  const [letters, setLetters] = useState(props.letters);
  const [failure, setFailure] = useState<string | null>(null);
  const { act, busy } = useAct();
  const setTemplates = (templates: Template[]) => setLetters({ ...letters, templates });
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setFailure(null);
        act(() => props.save({ ...letters, replyTo: letters.replyTo?.trim() || null }), {
          done: "Saved",
          failed: setFailure,
        });
      }}
    >
      <p className="text-sm text-ink-muted">
        Offered where somebody is rejected or accepted, changed there for one person, and sent only if the
        recruiter asks for it. {"{candidate}, {job}, {organization} and {recruiter}"} are filled in.
      </p>
      {!props.mailIsSetUp && <Alert>No mail server is set up: no letter can be sent.</Alert>}
      {letters.templates.map((template, at) => (
        <TemplateFields
          key={at}
          {...{ template, readOnly }}
          label={`Template ${at + 1}`}
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
          Add a template
        </Button>
      </div>
      <Field label="Answers go to" hint="Left empty, to whoever decided." optional>
        {(wiring) => (
          <Input
            {...wiring}
            type="email"
            maxLength={254}
            readOnly={readOnly}
            value={letters.replyTo ?? ""}
            onChange={({ target }) => setLetters({ ...letters, replyTo: target.value })}
          />
        )}
      </Field>
      {failure && <Alert tone="error">{failure}</Alert>}
      <div>
        <Button
          type="submit"
          busy={busy}
          disabled={readOnly || JSON.stringify(letters) === JSON.stringify(props.letters)}
        >
          Save
        </Button>
      </div>
    </form>
  );
}

function TemplateFields(props: {
  template: Template;
  label: string;
  readOnly: boolean;
  onChange: (template: Template) => void;
  remove: () => void;
}) {
  const { template, readOnly, onChange } = props;
  return (
    <fieldset className="flex flex-col gap-3 border-b border-line pb-4">
      <legend className="sr-only">{props.label}</legend>
      <div className="grid gap-3 sm:grid-cols-[1fr_auto_auto] sm:items-end">
        <Field label="Name">
          {(wiring) => (
            <Input
              {...{ ...wiring, readOnly }}
              required
              maxLength={80}
              value={template.name}
              onChange={({ target }) => onChange({ ...template, name: target.value })}
            />
          )}
        </Field>
        <Field label="For">
          {(wiring) => (
            <Select
              {...wiring}
              disabled={readOnly}
              value={template.kind}
              onChange={({ target }) =>
                onChange({ ...template, kind: target.value === "accept" ? "accept" : "reject" })
              }
            >
              <option value="reject">Rejecting</option>
              <option value="accept">Accepting</option>
            </Select>
          )}
        </Field>
        <Button intent="quiet" disabled={readOnly} onClick={props.remove}>
          Remove
        </Button>
      </div>
      <Field label="Subject">
        {(wiring) => (
          <Input
            {...{ ...wiring, readOnly }}
            required
            maxLength={200}
            value={template.subject}
            onChange={({ target }) => onChange({ ...template, subject: target.value })}
          />
        )}
      </Field>
      <Field label="Text">
        {(wiring) => (
          <Textarea
            {...{ ...wiring, readOnly }}
            required
            maxLength={5000}
            rows={6}
            value={template.text}
            onChange={({ target }) => onChange({ ...template, text: target.value })}
          />
        )}
      </Field>
    </fieldset>
  );
}
