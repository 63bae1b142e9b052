import { memo, useState, type UIEvent } from "react";
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

/** The first hundred items, and a hundred more at each scroll to the end: laying out thousands takes seconds. */
function useRevealed<Item>(items: readonly Item[]) {
  const [limit, setLimit] = useState(100);
  const reveal = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (scrollTop + 2 * clientHeight > scrollHeight) setLimit((count) => count + 100);
  };
  return [items.slice(0, limit), reveal] as const;
}
