"use client";

import { PlainCheckbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PageForm } from "@/components/ui/page-form";
import { Textarea } from "@/components/ui/textarea";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/sign-in.json";

type Rules = {
  secondStepRequired: boolean;
  sessionHours: number | null;
  idleMinutes: number | null;
  ipRanges: string[];
  ipRangesForAgents: boolean;
};

/** What the organization asks of every session. `address`: the reader's own, which has to be in the ranges. */
export function AccessRulesForm(props: {
  rules: Rules;
  address: string;
  save: (rules: Rules) => Promise<ActionState>;
}) {
  const t = useWords("sign-in", en);
  const { rules } = props;
  return (
    <PageForm send={(form) => props.save(readRules(form))} submit={t("rules.save")} done={t("rules.saved")}>
      <Choice name="secondStepRequired" chosen={rules.secondStepRequired}>
        {t("rules.secondStep")}
      </Choice>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("rules.hours")} hint={t("rules.hours.hint")} optional>
          <Input
            name="sessionHours"
            type="number"
            min={1}
            max={336}
            defaultValue={rules.sessionHours ?? ""}
          />
        </Field>
        <Field label={t("rules.idle")} hint={t("rules.idle.hint")} optional>
          <Input
            name="idleMinutes"
            type="number"
            min={15}
            max={20160}
            defaultValue={rules.idleMinutes ?? ""}
          />
        </Field>
      </div>
      <Field label={t("rules.ranges")} hint={t("rules.ranges.hint", { address: props.address })} optional>
        <Textarea name="ipRanges" rows={3} defaultValue={rules.ipRanges.join("\n")} />
      </Field>
      <Choice name="ipRangesForAgents" chosen={rules.ipRangesForAgents}>
        {t("rules.agents")}
      </Choice>
    </PageForm>
  );
}

const Choice = (props: { name: string; chosen: boolean; children: string }) => (
  <label className="flex items-start gap-2.5 text-sm">
    <PlainCheckbox className="mt-0.5" name={props.name} defaultChecked={props.chosen} />
    <span className="max-w-[64ch]">{props.children}</span>
  </label>
);

function readRules(form: HTMLFormElement): Rules {
  const data = new FormData(form);
  const number = (name: string) => (data.get(name) ? Number(data.get(name)) : null);
  return {
    secondStepRequired: data.has("secondStepRequired"),
    sessionHours: number("sessionHours"),
    idleMinutes: number("idleMinutes"),
    ipRanges: (data.get("ipRanges") as string).split(/\s+/).filter(Boolean),
    ipRangesForAgents: data.has("ipRangesForAgents"),
  };
}
