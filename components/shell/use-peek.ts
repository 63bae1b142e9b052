"use client";

import { useRouter } from "next/navigation";
import { type FocusEvent, type KeyboardEvent, type MouseEvent, use, useRef } from "react";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/list.json";
import { useShortcuts } from "./shortcuts";
import { PeekContext } from "./with-peek";

/** Below this width there is no room for a panel: a row opens its page. */
const roomForPanel = () => window.matchMedia("(min-width: 64rem)").matches;

/**
 * Which row of a list is shown in the panel beside it: a click on a row peeks at it, walking through the rows takes the
 * panel along, space on a row or p opens and closes it, Enter opens it and then the row's page, Esc closes it. `list` is for the element around the rows; a row
 * has `data-peek`, its id, and its link `data-row`.
 */
export function usePeek(props: {
  ids: string[];
  hrefOf: (id: string) => string;
  /** "Peek at the candidate". */
  label: string;
}) {
  const { ids } = props;
  const t = useWords("list", en);
  const { shown, peek, fetchAhead } = use(PeekContext);
  const router = useRouter();
  const follow = useRef<ReturnType<typeof setTimeout>>(undefined);

  const peekAt = (id: string | null) => {
    peek(id);
    const next = id && ids[ids.indexOf(id) + 1];
    if (next) fetchAhead(next);
  };
  const toggle = (id: string) => peekAt(id === shown ? null : id);
  useShortcuts([
    {
      keys: "p",
      label: shown ? t("panel.close") : props.label,
      run: () => peekAt(shown ? null : (focusedRow() ?? ids[0] ?? null)),
    },
    // Listed here to be told; the list itself hears it.
    { keys: "space", label: t("peek"), group: "Lists", run: () => {} },
    ...(shown ? [{ keys: "escape", label: t("panel.close"), run: () => peek(null) }] : []),
  ]);

  return {
    shown,
    list: {
      onClick({ target }: MouseEvent) {
        // On the way to another page, the panel stays behind.
        clearTimeout(follow.current);
        const id = rowOf(target);
        const own = target instanceof Element && target.closest("a, button, label");
        if (!id || own || window.getSelection()?.isCollapsed === false) return;
        if (roomForPanel()) toggle(id);
        else router.push(props.hrefOf(id));
      },
      onFocus({ target }: FocusEvent) {
        clearTimeout(follow.current);
        const id = isLinkOfRow(target) ? rowOf(target) : null;
        if (id && shown && shown !== id) follow.current = setTimeout(() => peekAt(id), 120);
      },
      onKeyDown(event: KeyboardEvent) {
        const id = isLinkOfRow(event.target) ? rowOf(event.target) : null;
        if (!id || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        // Enter once more follows the link.
        const peeks = event.key === " " || (event.key === "Enter" && id !== shown && roomForPanel());
        if (!peeks) return;
        // Neither the page's scrolling nor the link.
        event.preventDefault();
        toggle(id);
      },
    },
  };
}

const isLinkOfRow = (target: EventTarget) => target instanceof Element && target.matches("[data-row]");

/** The id of the row that something is in. */
export const rowOf = (target: EventTarget | null) =>
  (target instanceof Element && target.closest<HTMLElement>("[data-peek]")?.dataset.peek) || null;

/** The id of the row that has the focus. */
export const focusedRow = () => rowOf(document.activeElement);

/** Puts the focus on a row and the row on screen. @returns whether it is drawn */
export function focusRow(id: string | undefined): boolean {
  const link = document.querySelector<HTMLElement>(`[data-peek="${id}"] [data-row]`);
  link?.focus({ preventScroll: true });
  link?.closest("tr, li")?.scrollIntoView({ block: "nearest" });
  return link !== null;
}
