"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useOptimistic, useRef, useTransition, type KeyboardEvent, type MouseEvent } from "react";
import { useShortcuts } from "./shortcuts";

/** Below this width there is no room for a panel: a row opens its page. */
const roomForPanel = () => window.matchMedia("(min-width: 64rem)").matches;

/**
 * Which row of a list is shown in the panel beside it, in the address (?peek=): a click on a row peeks at it, walking
 * through the rows takes the panel along, space on a row or p opens and closes it, Esc closes it.
 */
export function usePeek(props: {
  peeked: string | null;
  ids: string[];
  hrefOf: (id: string) => string;
  /** "Peek at the candidate". */
  label: string;
}) {
  const { peeked, ids } = props;
  const router = useRouter();
  const path = usePathname();
  const params = useSearchParams();
  const [, start] = useTransition();
  const [shown, show] = useOptimistic(peeked);
  const follow = useRef<ReturnType<typeof setTimeout>>(undefined);

  const peek = (id: string | null) =>
    start(() => {
      show(id);
      const next = new URLSearchParams(params);
      if (id) next.set("peek", id);
      else next.delete("peek");
      router.replace(next.size > 0 ? `${path}?${next}` : path, { scroll: false });
    });
  useShortcuts([
    {
      keys: "p",
      label: shown ? "Close the panel" : props.label,
      run: () => peek(shown ? null : (focusedRow() ?? ids[0] ?? null)),
    },
    // Listed here to be told; the row's own link hears it.
    { keys: "space", label: "Peek at the row in focus", group: "Lists", run: () => {} },
    ...(shown ? [{ keys: "escape", label: "Close the panel", run: () => peek(null) }] : []),
  ]);

  /** For the row itself, and for its link. */
  return (id: string) => ({
    row: {
      "data-peek": id,
      "aria-selected": id === shown,
      onClick(event: MouseEvent) {
        const own = (event.target as HTMLElement).closest("a, button, label");
        if (own || window.getSelection()?.isCollapsed === false) return;
        if (!roomForPanel()) return router.push(props.hrefOf(id));
        peek(id === shown ? null : id);
      },
    },
    link: {
      onFocus() {
        clearTimeout(follow.current);
        if (shown && shown !== id) follow.current = setTimeout(() => peek(id), 120);
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== " ") return;
        // Not the page's scrolling.
        event.preventDefault();
        peek(id === shown ? null : id);
      },
    },
  });
}

/** What a row and its link get from `usePeek`. */
export type PeekProps = ReturnType<ReturnType<typeof usePeek>>;

/** The id of the row that has the focus. */
export const focusedRow = () =>
  document.activeElement?.closest<HTMLElement>("[data-peek]")?.dataset.peek ?? null;
