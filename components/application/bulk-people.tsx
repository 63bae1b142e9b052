import { Check } from "lucide-react";
import { memo, useState, type UIEvent } from "react";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/bulk.json";
import type { Refused } from "./bulk-acts";
import type { Shortlisted } from "./shortlisted";

/** Memoized: thousands of names must not be rendered again on every keystroke in the dialog's fields. */
export const NameList = memo(function NameList({ candidates }: { candidates: readonly Shortlisted[] }) {
  const [shown, reveal] = useRevealed(candidates);
  return (
    <ul
      aria-labelledby="touched"
      tabIndex={0}
      onScroll={reveal}
      className="mt-1 grid max-h-[22dvh] gap-x-4 overflow-y-auto text-sm text-ink-muted sm:grid-cols-2"
    >
      {shown.map(({ applicationId, name }) => (
        <li key={applicationId} className="truncate">
          {name}
        </li>
      ))}
    </ul>
  );
});

export function RefusedList({ refused, names }: { refused: Refused; names: ReadonlyMap<string, string> }) {
  const [shown, reveal] = useRevealed(refused);
  return (
    <ul
      aria-labelledby="untouched"
      tabIndex={0}
      onScroll={reveal}
      className="mt-1 flex max-h-[22dvh] flex-col gap-1 overflow-y-auto text-sm"
    >
      {shown.map(({ applicationId, message }) => (
        <li key={applicationId}>
          {names.get(applicationId) ?? applicationId}: <span className="text-ink-muted">{message}</span>
        </li>
      ))}
    </ul>
  );
}

/** Those drawn at random, as links to tabs of their own: the act waits until all were opened. */
export function ReadFirst(props: {
  ids: readonly string[];
  names: ReadonlyMap<string, string>;
  opened: ReadonlySet<string>;
}) {
  const t = useWords("bulk", en);
  const { ids, names, opened } = props;
  return (
    <section aria-labelledby="read-first">
      <h3 id="read-first" className="text-sm font-medium">
        {t("read", { opened: ids.filter((id) => opened.has(id)).length, count: ids.length })}
      </h3>
      <p className="mt-1 text-sm text-ink-muted">{t("read.text")}</p>
      <ul className="mt-1 grid max-h-[22dvh] gap-x-4 overflow-y-auto text-sm sm:grid-cols-2">
        {ids.map((id) => (
          <li key={id} className="flex min-h-6 items-center gap-1.5">
            <NewTabLink href={`/applications/${id}`}>{names.get(id) ?? id}</NewTabLink>
            {opened.has(id) && (
              <>
                <Check aria-hidden className="size-3.5 shrink-0 text-ink-muted" />
                <span className="sr-only">{t("read.opened")}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first hundred items, and a hundred more at each scroll to the end: laying out thousands takes seconds. */
function useRevealed<Item>(items: readonly Item[]) {
  const [limit, setLimit] = useState(100);
  const reveal = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (scrollTop + 2 * clientHeight > scrollHeight) setLimit((count) => count + 100);
  };
  return [items.slice(0, limit), reveal] as const;
}
