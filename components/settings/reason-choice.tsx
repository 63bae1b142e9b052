import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/connections.json";

/** Maps each of the organization's rejection reasons to one of the ATS. */
export function ReasonChoice(props: {
  own: string[];
  theirs: { externalId: string; name: string }[];
  chosen: Record<string, string>;
  onChange: (chosen: Record<string, string>) => void;
}) {
  const t = useWords("connections", en);
  const { own, theirs, chosen, onChange } = props;
  const choose = (reason: string, externalId: string) => {
    const { [reason]: _, ...others } = chosen;
    onChange(externalId ? { ...others, [reason]: externalId } : others);
  };
  if (own.length === 0 || theirs.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer text-sm text-ink-muted">{t("choices.ownReasons")}</summary>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {own.map((reason) => (
          <Field key={reason} label={reason}>
            <Select value={chosen[reason] ?? ""} onChange={(event) => choose(reason, event.target.value)}>
              <option value="">{t("choices.ownReasons.asAbove")}</option>
              {theirs.map(({ externalId, name }) => (
                <option key={externalId} value={externalId}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
    </details>
  );
}
