"use client";

import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { ButtonDialog } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/candidate.json";
import type { ListCorrectionInput, ProfileList, ShownProfile } from "./shown";

export type CorrectListActs = {
  correctList: (edit: {
    candidateId: string;
    attachmentId: string;
    revision: string;
    correction: ListCorrectionInput;
  }) => Promise<ActionState>;
};
/** The profile that is corrected: of which person, and in which document it was read. */
export type Corrected = { candidateId: string; attachmentId: string; profile: ShownProfile };

type Value = string | number | boolean | null;
/** An entry while it is edited; `entry`: the one shown that it corrects. */
type Edited = { key: number; entry: number | null } & Record<string, Value>;

const dates = [
  ["from", "entry.from"],
  ["to", "entry.to"],
] as const;
const levels = [0, 1, 2, 3, 4, 5] as const;
/** The fields of each list, with their labels. */
const fields = {
  roles: [
    ["title", "entry.role"],
    ["organization", "entry.employer"],
    ...dates,
    ["current", "entry.current"],
  ],
  education: [["title", "entry.degree"], ["institution", "entry.school"], ["level", "entry.kind"], ...dates],
  skills: [["name", "entry.skill"]],
  languages: [
    ["name", "entry.language"],
    ["level", "entry.level"],
  ],
  certificates: [["name", "certificate"]],
} as const;

/** Dialog to correct one list of what was read in a CV. */
export function CorrectList(props: {
  list: ProfileList;
  title: string;
  of: Corrected;
  acts: CorrectListActs;
}) {
  const t = useWords("candidate", en);
  return (
    <ButtonDialog
      title={t("correct.title", { list: props.title })}
      description={t("correct.description")}
      wide
      button={
        <Button size="sm" intent="quiet" aria-label={t("correct.of", { list: props.title })}>
          <Pencil aria-hidden />
          {t("correct")}
        </Button>
      }
    >
      {(close) => <Form {...props} close={close} />}
    </ButtonDialog>
  );
}

function Form({ list, of, acts, close }: Parameters<typeof CorrectList>[0] & { close: () => void }) {
  const t = useWords("candidate", en);
  const { candidateId, attachmentId, profile } = of;
  // As shown when the dialog was opened: a change made since then is not overwritten.
  const [revision] = useState(profile.revision);
  const [entries, setEntries] = useState(() =>
    profile[list].map((entry, at): Edited => ({ ...picked(list, entry), key: at, entry: at })),
  );
  const [next, setNext] = useState(entries.length);
  const change = (key: number, to: Partial<Edited>) =>
    setEntries(entries.map((entry) => (entry.key === key ? ({ ...entry, ...to } as Edited) : entry)));
  const add = () => {
    setEntries([...entries, { ...empty(list), key: next, entry: null }]);
    setNext(next + 1);
  };
  const send = () =>
    acts.correctList({
      candidateId,
      attachmentId,
      revision,
      correction: { list, entries: entries.map(({ key: _, ...entry }) => entry) } as ListCorrectionInput,
    });
  return (
    <DialogForm noValidate submit={t("edit.save")} done={t("edit.saved")} then={close} send={send}>
      <ul className="flex flex-col gap-3">
        {entries.map((entry, at) => (
          <li key={entry.key} className="border-b border-line pb-3 last:border-b-0 last:pb-0">
            <fieldset className="flex flex-wrap items-end gap-x-3 gap-y-2">
              <legend className="sr-only">{t("correct.entry", { number: at + 1 })}</legend>
              {fields[list].map(([name, label]) => (
                <EntryField
                  key={name}
                  label={t(label)}
                  name={name}
                  isKind={list === "education" && name === "level"}
                  value={entry[name] ?? null}
                  isOff={name === "to" && entry.current === true}
                  onChange={(value) => change(entry.key, { [name]: value })}
                />
              ))}
              <Button
                size="icon"
                intent="quiet"
                aria-label={t("correct.remove", { number: at + 1 })}
                onClick={() => setEntries(entries.filter(({ key }) => key !== entry.key))}
              >
                <Trash2 aria-hidden />
              </Button>
            </fieldset>
          </li>
        ))}
      </ul>
      <div>
        <Button size="sm" onClick={add}>
          <Plus aria-hidden />
          {t("correct.add")}
        </Button>
      </div>
    </DialogForm>
  );
}

function EntryField(props: {
  label: string;
  name: string;
  /** Its value is a level of education. */
  isKind: boolean;
  value: Value;
  isOff: boolean;
  onChange: (value: Value) => void;
}) {
  const { label, name, value, isOff, onChange } = props;
  const t = useWords("candidate", en);
  const isDate = name === "from" || name === "to";
  if (name === "current")
    return (
      <span className="flex h-9 items-center gap-2 text-sm">
        <Checkbox aria-label={label} checked={value === true} onCheckedChange={onChange} />
        {label}
      </span>
    );
  return (
    <Field label={label} className={isDate ? "w-28" : "min-w-40 flex-1"}>
      {props.isKind ? (
        <Select value={Number(value)} onChange={(event) => onChange(Number(event.target.value))}>
          {levels.map((level) => (
            <option key={level} value={level}>
              {level === 0 ? t("education.0") : t(`education.${level}`)}
            </option>
          ))}
        </Select>
      ) : (
        <Input
          value={isOff ? "" : String(value ?? "")}
          disabled={isOff}
          maxLength={200}
          placeholder={isDate ? t("entry.month") : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** The fields of an entry that can be corrected. */
const picked = (list: ProfileList, entry: object) =>
  Object.fromEntries(fields[list].map(([name]) => [name, (entry as Record<string, Value>)[name] ?? null]));

const empty = (list: ProfileList): Record<string, Value> => ({
  ...Object.fromEntries(fields[list].map(([name]) => [name, ""])),
  ...(list === "roles" && { current: false }),
  ...(list === "education" && { level: 0 }),
});
