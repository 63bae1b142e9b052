"use client";

import { Dialog, DialogContent } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/facts.json";

/** The facts in the order of their fields: of the person, then of the application. */
const facts = [
  ...(["language", "title", "years", "employer", "degree", "field", "certificate", "place"] as const),
  ...([
    "met",
    "open",
    "score",
    "stage",
    "tag",
    "signal",
    "ats",
    "decision",
    "reason",
    "by",
    "applied",
    "decided",
    "changed",
  ] as const),
];

/** A dialog that adds facts to a search: each field becomes a filter such as `employer:"bank"`. */
export default function FactFields(props: {
  open: boolean;
  close: () => void;
  add: (filters: string) => void;
}) {
  const { open, close, add } = props;
  const t = useWords("facts", en);
  const send = (form: HTMLFormElement) => {
    const values = new FormData(form);
    const filters = facts.flatMap((name) => {
      const value = (values.get(name) as string).replaceAll('"', " ").trim();
      return value ? `${name}:${/\s/.test(value) ? `"${value}"` : value}` : [];
    });
    return Promise.resolve({ ok: true as const, filters: filters.join(" ") });
  };
  return (
    <Dialog open={open} onOpenChange={close}>
      <DialogContent title={t("facts")}>
        <DialogForm
          send={send}
          submit={t("facts.search")}
          then={({ filters }) => {
            add(filters);
            close();
          }}
        >
          <div className="grid gap-3 sm:grid-cols-2">
            {facts.map((name) => (
              <Field key={name} label={t(`fact.${name}`)}>
                <Input name={name} placeholder={t(`fact.${name}.example`)} maxLength={80} />
              </Field>
            ))}
          </div>
        </DialogForm>
      </DialogContent>
    </Dialog>
  );
}
