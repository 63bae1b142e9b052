import { Check, CircleHelp, ListX, Plus, ShieldX, type LucideIcon } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useMay } from "@/components/shell/permitted";
import { Button } from "@/components/ui/button";
import { useWords } from "@/components/words/use-words";
import type { Criterion } from "@/lib/judging/scorecards/scorecard";
import en from "@/messages/en/scorecard.json";

type Told = { text: string; reason: string };
/** What became of a job description's sentences; `asked` without a text asks for a fact that is missing. */
export type Account = { facts: string[]; asked: Told[]; leftOut: Told[]; refused: Told[] };

/**
 * The whole description, part by part: understood, to be answered, left out, refused. `onAdd` makes a criterion; without
 * it there is no scorecard yet.
 */
export function BriefAccount(props: {
  account: Account;
  criteria: Pick<Criterion, "name" | "description">[];
  onAdd?: (text: string) => void;
}) {
  const { onAdd } = props;
  const { facts, asked, leftOut, refused } = props.account;
  const t = useWords("scorecard", en);
  const mayWrite = useMay("scorecard:write");
  return (
    <section aria-labelledby="brief">
      <h2 id="brief" className="border-b border-line pb-1 text-base">
        {t("brief")}
      </h2>
      <div className="mt-3 grid gap-x-8 gap-y-6 md:grid-cols-2">
        <Part
          icon={Check}
          title={t("brief.understood")}
          items={[...facts, ...props.criteria.map(({ name }) => name)]}
        >
          {(name) => name}
        </Part>
        <Part icon={CircleHelp} title={t("brief.asked")} items={asked}>
          {(one) => <Sentence {...one} />}
        </Part>
        <Part icon={ListX} title={t("brief.leftOut")} items={leftOut}>
          {(one) => {
            const isAdded = props.criteria.some(
              ({ description }) => description === one.text.slice(0, longest),
            );
            return (
              <Sentence {...one}>
                {mayWrite && onAdd && (
                  <Button
                    intent="quiet"
                    size="sm"
                    className="mt-1 -ml-2"
                    // Stays focusable, so that the keyboard does not lose its place.
                    aria-disabled={isAdded}
                    aria-label={isAdded ? undefined : t("brief.add.label", { text: one.text })}
                    onClick={() => isAdded || onAdd(one.text.slice(0, longest))}
                  >
                    {isAdded ? <Check aria-hidden /> : <Plus aria-hidden />}
                    {t(isAdded ? "brief.added" : "brief.add")}
                  </Button>
                )}
              </Sentence>
            );
          }}
        </Part>
        <Part icon={ShieldX} title={t("brief.refused")} items={refused}>
          {(one) => <Sentence {...one} />}
        </Part>
      </div>
    </section>
  );
}

/** A criterion's description has no more. */
const longest = 600;

function Part<Item>(props: {
  icon: LucideIcon;
  title: string;
  items: Item[];
  children: (item: Item) => ReactNode;
}) {
  const { icon: Icon, items } = props;
  const t = useWords("scorecard", en);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="flex items-center gap-2 text-sm font-medium">
        <Icon aria-hidden className="size-4 text-ink-faint" />
        {props.title}
        <span className="font-normal text-ink-faint tabular-nums">{items.length}</span>
      </h3>
      {items.length > 0 ? (
        <ul className="mt-2 flex flex-col gap-2 text-sm break-words">
          {items.map((item, index) => (
            <li key={index}>{props.children(item)}</li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-sm text-ink-muted">{t("brief.none")}</p>
      )}
    </section>
  );
}

function Sentence({ text, reason, children }: Told & { children?: ReactNode }) {
  return (
    <>
      {text && <p className="border-l-2 border-line-strong pl-2">{text}</p>}
      <p className={text ? "mt-0.5 text-ink-muted" : undefined}>{reason}</p>
      {children}
    </>
  );
}
