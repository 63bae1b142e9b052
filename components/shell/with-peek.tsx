"use client";

import { FileQuestion } from "lucide-react";
import { useSearchParams } from "next/navigation";
import {
  createContext,
  useCallback,
  useEffect,
  useMemo,
  useOptimistic,
  useRef,
  useState,
  useTransition,
  type ReactNode,
} from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/list.json";
import { ask, forgetAll } from "./asked";
import { rememberList } from "./last-list";
import { PeekSkeleton } from "./peek-skeleton";

type Peek = {
  /** Who is shown in the panel. */
  shown: string | null;
  peek: (id: string | null) => void;
  /** Fetches somebody ahead of need. */
  fetchAhead: (id: string) => void;
};
export const PeekContext = createContext<Peek>({ shown: null, peek: () => {}, fetchAhead: () => {} });

/**
 * A list (`children`) with a panel beside it, which shows one of its rows: whom the address names (?peek=). Changing that
 * asks the service for this one alone; the list stays as it is. When the list is served anew, the panel asks again.
 */
export function WithPeek<Found>(props: {
  /** "Candidate". */
  label: string;
  /** Where the service gives one as JSON. */
  pathOf: (id: string) => string;
  /** What the panel says of one that is gone. */
  gone: string;
  show: (record: Found, close: () => void) => ReactNode;
  children: ReactNode;
}) {
  const { pathOf, children } = props;
  const params = useSearchParams();
  useEffect(rememberList, [params]);
  const [, start] = useTransition();
  const [shown, show] = useOptimistic(params.get("peek"));
  const fetchAhead = useCallback((id: string) => void ask(pathOf(id)).catch(() => {}), [pathOf]);
  const peek = useCallback(
    (id: string | null) => {
      if (id) fetchAhead(id);
      start(() => {
        show(id);
        const next = new URLSearchParams(location.search);
        if (id) next.set("peek", id);
        else next.delete("peek");
        // Not by the router, which would have the service render the list anew.
        history.replaceState(null, "", next.size > 0 ? `?${next}` : location.pathname);
      });
    },
    [fetchAhead, show],
  );
  const close = () => {
    const row = document.querySelector<HTMLElement>(`[data-peek="${shown}"] [data-row]`);
    peek(null);
    row?.focus();
  };
  return (
    <PeekContext value={useMemo(() => ({ shown, peek, fetchAhead }), [shown, peek, fetchAhead])}>
      <div className="flex min-h-0 flex-1">
        <div className="@container flex min-w-0 flex-1 flex-col">{children}</div>
        {shown && (
          <aside
            aria-label={props.label}
            className="sticky top-0 h-dvh w-[27rem] shrink-0 overflow-y-auto border-l border-line bg-surface max-lg:hidden"
          >
            <Panel<Found> key={shown} path={pathOf(shown)} list={children} gone={props.gone}>
              {(record) => props.show(record, close)}
            </Panel>
          </aside>
        )}
      </div>
    </PeekContext>
  );
}

type Answer<Found> = { found: Found | null } | "failed";

function Panel<Found>(props: {
  path: string;
  /** Another one whenever the page has been served anew. */
  list: ReactNode;
  gone: string;
  children: (record: Found) => ReactNode;
}) {
  const { path, list } = props;
  const t = useWords("list", en);
  const [answer, setAnswer] = useState<Answer<Found> | null>(null);
  const first = useRef(list);
  useEffect(() => {
    if (first.current !== list) forgetAll();
    first.current = list;
    let left = false;
    ask<Found>(path).then(
      (record) => left || setAnswer({ found: record }),
      () => left || setAnswer("failed"),
    );
    return () => {
      left = true;
    };
  }, [path, list]);
  if (answer === null) return <PeekSkeleton />;
  if (answer === "failed")
    return (
      <EmptyState icon={FileQuestion} title={t("panel.failed")}>
        {t("panel.failed.text")}
      </EmptyState>
    );
  if (answer.found === null) return <EmptyState icon={FileQuestion} title={props.gone} />;
  return props.children(answer.found);
}
