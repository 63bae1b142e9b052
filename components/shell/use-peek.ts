"use client";

import { useRouter } from "next/navigation";
import { type FocusEvent, type KeyboardEvent, type MouseEvent, use, useRef } from "react";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/list.json";
import { useShortcuts } from "./shortcuts";
import { PeekContext } from "./with-peek";

/** Whether the window is wide enough for the panel; if not, a row opens its page. */
const roomForPanel = () => window.matchMedia("(min-width: 64rem)").matches;

/**
 * Which row of a list the panel shows. A click, space or p opens and closes the panel, focusing another row updates
 * it, Enter opens it and then the row's page, Esc closes it. Spread `list` on the element around the rows; each row
 * needs `data-peek` with its id, and its link needs `data-row`.
 */
export function usePeek(props: {
  ids: string[];
  hrefOf: (id: string) => string;
  /** Name of the shortcut, such as "Peek at the candidate". */
  label: string;
}) {
  const { ids } = props;
  const t = useWords("list", en);
  const { shown, peek, fetchAhead } = use(PeekContext);
  const router = useRouter();
  const focusTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const peekAt = (id: string | null) => {
    // Else the panel would open again for a row focused just before.
    clearTimeout(focusTimer.current);
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
    // Registered only for the shortcut list; the list itself handles it.
    { keys: "space", label: t("peek"), group: "Lists", run: () => {} },
    ...(shown ? [{ keys: "escape", label: t("panel.close"), run: () => peekAt(null) }] : []),
  ]);

  return {
    shown,
    list: {
      onClick({ target }: MouseEvent) {
        // A click may leave the page; do not open the focused row's panel then.
        clearTimeout(focusTimer.current);
        const id = rowOf(target);
        const control = target instanceof Element && target.closest("a, button, label");
        if (!id || control || window.getSelection()?.isCollapsed === false) return;
        if (roomForPanel()) toggle(id);
        else router.push(props.hrefOf(id));
      },
      onFocus({ target }: FocusEvent) {
        clearTimeout(focusTimer.current);
        const id = isLinkOfRow(target) ? rowOf(target) : null;
        if (id && shown && shown !== id) focusTimer.current = setTimeout(() => peekAt(id), 120);
      },
      onKeyDown(event: KeyboardEvent) {
        const id = isLinkOfRow(event.target) ? rowOf(event.target) : null;
        if (!id || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        // A second Enter follows the link, but not one that is only held down.
        const peeks =
          event.key === " " || (event.key === "Enter" && (event.repeat || (id !== shown && roomForPanel())));
        if (!peeks) return;
        // Space would scroll the page, Enter would follow the link.
        event.preventDefault();
        if (!event.repeat) toggle(id);
      },
    },
  };
}

const isLinkOfRow = (target: EventTarget) => target instanceof Element && target.matches("[data-row]");

/** Id of the row that contains the target. */
export const rowOf = (target: EventTarget | null) =>
  (target instanceof Element && target.closest<HTMLElement>("[data-peek]")?.dataset.peek) || null;

/** Id of the focused row. */
export const focusedRow = () => rowOf(document.activeElement);

/** Focuses a row and scrolls it into view. @returns whether it is in the DOM */
export function focusRow(id: string | undefined): boolean {
  const link = document.querySelector<HTMLElement>(`[data-peek="${id}"] [data-row]`);
  link?.focus({ preventScroll: true });
  link?.closest("tr, li")?.scrollIntoView({ block: "nearest" });
  return link !== null;
}
