import { PlainCheckbox } from "@/components/ui/checkbox";
import { useWords } from "@/components/words/use-words";
import type { Withheld } from "@/lib/platform/access/withheld";
import en from "@/messages/en/agents.json";

const kinds = ["contact", "pay", "notes"] as const satisfies Withheld[];

/** What an agent may not read; what the organization withholds from all of them is ticked and fixed. */
export function WithholdChoice(props: {
  chosen: readonly Withheld[];
  always?: readonly Withheld[];
  disabled?: boolean;
  /** Left out in a form that is posted: then the boxes have a name instead. */
  choose?: (withheld: Withheld[]) => void;
}) {
  const t = useWords("agents", en);
  const { chosen, always = [], choose } = props;
  return kinds.map((kind) => {
    const on = [...chosen, ...always].includes(kind);
    const others = chosen.filter((each) => each !== kind);
    return (
      <label key={kind} className="flex gap-2.5 text-sm">
        <PlainCheckbox
          className="mt-0.5"
          value={kind}
          disabled={props.disabled || always.includes(kind)}
          {...(choose
            ? { checked: on, onChange: ({ target }) => choose(target.checked ? [...others, kind] : others) }
            : { name: "withhold", defaultChecked: on })}
        />
        <span>
          {t(`withhold.${kind}`)}
          {always.includes(kind) && <span className="block text-ink-muted">{t("withhold.always")}</span>}
        </span>
      </label>
    );
  });
}
