import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/decision.json";

/** The rejection reason, from the organization's list; empty for none. */
export function ReasonField(props: {
  reasons: readonly string[];
  reason: string;
  onChange: (reason: string) => void;
}) {
  const t = useWords("decision", en);
  return (
    <Field label={t("reasonField")} optional>
      <Select value={props.reason} onChange={(event) => props.onChange(event.target.value)}>
        <option value="">{t("reasonField.none")}</option>
        {props.reasons.map((text) => (
          <option key={text}>{text}</option>
        ))}
      </Select>
    </Field>
  );
}
