import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/decision.json";
import type { DecisionRules } from "./use-decide-at-once";

/** The rejection reason, from the organization's list; empty for none. A reason that has left the list is kept. */
export function ReasonField(props: {
  rules: DecisionRules;
  reason: string;
  onChange: (reason: string) => void;
}) {
  const t = useWords("decision", en);
  const { rules, reason } = props;
  const required = rules.asked === "required";
  const listed = reason === "" || rules.reasons.includes(reason);
  return (
    <Field label={t("reasonField")} optional={!required}>
      <Select required={required} value={reason} onChange={(event) => props.onChange(event.target.value)}>
        <option value="">{t(required ? "reasonField.choose" : "reasonField.none")}</option>
        {!listed && <option disabled>{reason}</option>}
        {rules.reasons.map((text) => (
          <option key={text}>{text}</option>
        ))}
      </Select>
    </Field>
  );
}
