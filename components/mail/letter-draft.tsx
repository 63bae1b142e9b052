"use client";

import { isPointerFine } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useWords } from "@/components/words/use-words";
import { type Fields, fillIn, placeholders } from "@/lib/hiring/letters/fill-in";
import en from "@/messages/en/decision.json";

export type Letter = { subject: string; text: string };
type Addressee = {
  candidateId: string;
  /** Null about no application. */
  applicationId: string | null;
  fields: Fields;
  refusal: string | null;
};
export type PreparedLetters = {
  templates: (Letter & { name: string })[];
  /** Follows the text, with a link to the candidate's own page. */
  ownPageLine: string | null;
  /** An address; null for the candidate's page here. */
  repliesTo: string | null;
  people: Addressee[];
};

/** A letter being written: template, subject and text. `free`: what it is without a template. */
export function LetterDraft(props: {
  templates: PreparedLetters["templates"];
  letter: Letter;
  onChange: (letter: Letter) => void;
  free?: Letter;
}) {
  const t = useWords("decision", en);
  const { templates, letter, onChange, free } = props;
  return (
    <>
      {templates.length > (free ? 0 : 1) && (
        <Field label={t("write.template")}>
          <Select
            onChange={({ target }) => onChange(templates[Number(target.value || NaN)] ?? free ?? letter)}
          >
            {free && <option value="">{t("write.template.none")}</option>}
            {templates.map(({ name }, at) => (
              <option key={name} value={at}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={t("write.subject")}>
        <Input
          // In a dialog that has been open for a moment before there is a field.
          autoFocus={free !== undefined && isPointerFine()}
          required
          maxLength={200}
          value={letter.subject}
          onChange={({ target }) => onChange({ ...letter, subject: target.value })}
        />
      </Field>
      <Field
        label={t(free ? "write.text" : "write")}
        hint={t("write.hint", { fields: placeholders.map((name) => `{${name}}`).join(", ") })}
      >
        <Textarea
          required
          maxLength={5000}
          value={letter.text}
          onChange={({ target }) => onChange({ ...letter, text: target.value })}
          className="max-h-[30dvh]"
        />
      </Field>
    </>
  );
}

/** What somebody receives. */
export function LetterPreview(props: { letter: Letter; fields: Fields; ownPageLine?: string | null }) {
  const t = useWords("decision", en);
  const { letter, fields } = props;
  return (
    <figure className="rounded-md border border-line bg-sunken p-3 text-sm">
      <figcaption className="mb-2 text-ink-muted">
        {t("write.preview", { name: fields.candidate })}
      </figcaption>
      <p className="font-medium break-words">{fillIn(letter.subject, fields)}</p>
      <p className="mt-1 max-w-[72ch] break-words whitespace-pre-wrap">{fillIn(letter.text, fields)}</p>
      {props.ownPageLine && <p className="mt-3 max-w-[72ch]">{props.ownPageLine}</p>}
    </figure>
  );
}
