import { Badge } from "@/components/ui/badge";
import { PlainCheckbox } from "@/components/ui/checkbox";
import { useWords } from "@/components/words/use-words";
import type { Scope } from "@/lib/platform/access/permissions";
import en from "@/messages/en/consent.json";
import { type Sentence, sentenceOf } from "./scope-sentences";

type Before = { scopes: readonly Scope[]; declined: readonly Scope[] };

/**
 * The requested scopes, grouped by what they let the agent do. Optional scopes can be unticked. If the agent had
 * access before, scopes that are new anywhere are marked, and those declined anywhere start unticked.
 */
export function ScopeList(props: {
  scopes: Scope[];
  optional: readonly Scope[];
  /** By organization. */
  before: readonly Before[];
  /** The eligible organizations with the user's role in each. */
  places: Parameters<typeof sentenceOf>[2];
  /** Shown below what it can see. */
  narrowing: React.ReactNode;
}) {
  const t = useWords("consent", en);
  return (["see", "change", "stay"] as const).map((does) => {
    const scopes = props.scopes.filter((scope) => sentenceOf(t, scope, props.places).does === does);
    if (scopes.length === 0) return null;
    return (
      <fieldset key={does} className="flex flex-col gap-2">
        <legend className="mb-1.5 text-sm font-semibold">{t(`does.${does}`)}</legend>
        {scopes.map((scope) => (
          <ScopeLine
            key={scope}
            scope={scope}
            sentence={sentenceOf(t, scope, props.places)}
            optional={props.optional.includes(scope)}
            isNew={props.before.some((each) => !each.scopes.includes(scope))}
            leftOut={props.before.some((each) => each.declined.includes(scope))}
          />
        ))}
        {does === "see" && props.narrowing}
      </fieldset>
    );
  });
}

function ScopeLine(props: {
  scope: Scope;
  sentence: Sentence;
  optional: boolean;
  isNew: boolean;
  leftOut: boolean;
}) {
  const t = useWords("consent", en);
  const { text, detail, deliberate } = props.sentence;
  const description = (
    <span>
      {text}
      {props.isNew && (
        <>
          {" "}
          <Badge>{t(props.leftOut ? "new.leftOut" : "new")}</Badge>
        </>
      )}
      {detail && <span className="block text-sm text-ink-muted">{detail}</span>}
    </span>
  );
  if (!props.optional)
    return <p className="flex gap-2.5 before:text-ink-faint before:content-['–']">{description}</p>;
  return (
    <label className="flex gap-2.5">
      <PlainCheckbox
        name="scope"
        value={props.scope}
        defaultChecked={!deliberate && !props.leftOut}
        className="mt-0.5"
      />
      {description}
    </label>
  );
}
