import { PlainCheckbox } from "@/components/ui/checkbox";
import type { Scope } from "@/lib/access/permissions";
import { scopeSentences } from "./scope-sentences";

const headings = { see: "It can see", change: "It can change", stay: "For how long" } as const;

/** What is asked for, grouped by what it lets the agent do. Optional scopes can be unticked. */
export function ScopeList(props: { scopes: Scope[]; optional: readonly Scope[] }) {
  return (["see", "change", "stay"] as const).map((does) => {
    const scopes = props.scopes.filter((scope) => scopeSentences[scope].does === does);
    if (scopes.length === 0) return null;
    return (
      <fieldset key={does} className="flex flex-col gap-2">
        <legend className="mb-1.5 text-sm font-semibold">{headings[does]}</legend>
        {scopes.map((scope) => (
          <ScopeLine key={scope} scope={scope} optional={props.optional.includes(scope)} />
        ))}
      </fieldset>
    );
  });
}

function ScopeLine({ scope, optional }: { scope: Scope; optional: boolean }) {
  const { text, detail, deliberate } = scopeSentences[scope];
  const words = (
    <span>
      {text}
      {detail && <span className="block text-sm text-ink-muted">{detail}</span>}
    </span>
  );
  if (!optional) return <p className="flex gap-2.5 before:text-ink-faint before:content-['–']">{words}</p>;
  return (
    <label className="flex gap-2.5">
      <PlainCheckbox name="scope" value={scope} defaultChecked={!deliberate} className="mt-0.5" />
      {words}
    </label>
  );
}
