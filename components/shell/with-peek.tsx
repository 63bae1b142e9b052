"use client";

import { FileQuestion } from "lucide-react";
import { useSearchParams } from "next/navigation";
import {
  Suspense,
  createContext,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useState,
  useTransition,
  type ReactNode,
} from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/list.json";
import { ask, forgetAll } from "./fetch-cached";
import { rememberList } from "./last-list";
import { Skeleton } from "@/components/ui/skeleton";

type Peek = {
  /** Id of the record shown in the panel. */
  shown: string | null;
  peek: (id: string | null) => void;
  /** Prefetches a record. */
  fetchAhead: (id: string) => void;
};
export const PeekContext = createContext<Peek>({ shown: null, peek: () => {}, fetchAhead: () => {} });

/**
 * A list (`children`) with a panel beside it that shows the row named by ?peek= in the address. Showing another row
 * fetches only that record, not the list. When the server renders the list again, the panel refetches.
 */
export function WithPeek<Item>(props: {
  /** Accessible name of the panel, such as "Candidate". */
  label: string;
  /** Path that returns the record as JSON. */
  pathOf: (id: string) => string;
  /** Shown if the record no longer exists. */
  gone: string;
  show: (record: Item, close: () => void) => ReactNode;
  children: ReactNode;
}) {
  const { pathOf, children } = props;
  const params = useSearchParams();
  useEffect(rememberList, [params]);
  // The server has rendered the list again, or it was left meanwhile. Before the panel's effect, which fetches.
  useLayoutEffect(forgetAll, [children]);
  const [, startTransition] = useTransition();
  const [shown, show] = useOptimistic(params.get("peek"));
  const fetchAhead = useCallback((id: string) => void ask(pathOf(id)).catch(() => {}), [pathOf]);
  const peek = useCallback(
    (id: string | null) => {
      if (id) fetchAhead(id);
      startTransition(() => {
        show(id);
        const next = new URLSearchParams(location.search);
        if (id) next.set("peek", id);
        else next.delete("peek");
        // Not through the router, which would make the server render the list again.
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
            <Panel<Item> key={shown} path={pathOf(shown)} list={children} gone={props.gone}>
              {(record) => <Suspense fallback={<PeekSkeleton />}>{props.show(record, close)}</Suspense>}
            </Panel>
          </aside>
        )}
      </div>
    </PeekContext>
  );
}

type Answer<Item> = { item: Item | null } | "failed";

function Panel<Item>(props: {
  path: string;
  /** Changes identity whenever the server has rendered the page again. */
  list: ReactNode;
  gone: string;
  children: (record: Item) => ReactNode;
}) {
  const { path, list } = props;
  const t = useWords("list", en);
  const [answer, setAnswer] = useState<Answer<Item> | null>(null);
  useEffect(() => {
    let cancelled = false;
    ask<Item>(path).then(
      (record) => cancelled || setAnswer({ item: record }),
      () => cancelled || setAnswer("failed"),
    );
    return () => {
      cancelled = true;
    };
  }, [path, list]);
  if (answer === null) return <PeekSkeleton />;
  if (answer === "failed")
    return (
      <EmptyState icon={FileQuestion} title={t("panel.failed")}>
        {t("panel.failed.text")}
      </EmptyState>
    );
  if (answer.item === null) return <EmptyState icon={FileQuestion} title={props.gone} />;
  return props.children(answer.item);
}

function PeekSkeleton() {
  const t = useWords("list", en);
  return (
    <div role="status" className="flex flex-col gap-5 p-5">
      <span className="sr-only">{t("loading")}</span>
      <div className="flex items-center gap-3">
        <Skeleton className="size-9 rounded-full" />
        <Skeleton className="h-4 w-40" />
      </div>
      <Skeleton className="h-8" />
      <Skeleton className="h-16" />
      <Skeleton className="h-32" />
    </div>
  );
}
