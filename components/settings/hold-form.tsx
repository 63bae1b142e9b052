"use client";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SelectField } from "@/components/ui/select-field";
import { Textarea } from "@/components/ui/textarea";
import { useSubmit } from "@/components/ui/use-submit";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/hold.json";

type Hold = {
  reason: string;
  candidateId: string | null;
  jobId: string | null;
  appliedFrom: string | null;
  appliedTo: string | null;
};

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** Places a legal hold: on a person, by the address of their page, a job, a period, or what these have in common. */
export function HoldForm(props: {
  /** The address of a person's page, filled in. */
  person: string;
  jobs: { jobId: string; title: string }[];
  place: (hold: Hold) => Promise<ActionState>;
}) {
  const t = useWords("hold", en);
  const send = (form: HTMLFormElement) => {
    const given = new FormData(form);
    const text = (name: string) => (given.get(name) as string).trim() || null;
    const person = text("person");
    return props.place({
      reason: text("reason") ?? "",
      // What is no address is refused as nobody's.
      candidateId: person && (uuid.exec(person)?.[0] ?? person),
      jobId: text("job"),
      appliedFrom: text("from"),
      appliedTo: text("to"),
    });
  };
  const { onSubmit, busy, failure } = useSubmit(send, { done: t("placed"), then: () => {} });
  return (
    <form className="flex flex-col gap-4" onSubmit={onSubmit}>
      <Field label={t("reason")} hint={t("reason.hint")}>
        <Textarea name="reason" rows={2} required maxLength={1000} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("person")} hint={t("person.hint")} optional>
          <Input name="person" defaultValue={props.person} autoComplete="off" />
        </Field>
        <SelectField
          name="job"
          label={t("job")}
          any={t("job.any")}
          chosen={undefined}
          options={props.jobs.map(({ jobId, title }) => [jobId, title])}
        />
        <Field label={t("from")} optional>
          <Input name="from" type="date" />
        </Field>
        <Field label={t("to")} optional>
          <Input name="to" type="date" />
        </Field>
      </div>
      {failure && <Alert tone="error">{failure}</Alert>}
      <div>
        <Button type="submit" intent="primary" busy={busy}>
          {t("place")}
        </Button>
      </div>
    </form>
  );
}
