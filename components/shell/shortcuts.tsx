"use client";

import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { lettersAllowed } from "./letter-keys";

export type Shortcut = {
  /** "a", "enter", "escape", "mod+k", or keys one after the other: "g j". */
  keys: string;
  /** What it does, as a verb. */
  label: string;
  run: (event?: KeyboardEvent) => void;
  /** Its heading in the list of shortcuts, as messages/en/shortcuts.json names it; without one it is the page's. */
  group?: string;
};

type Registry = { add: (shortcuts: () => Shortcut[]) => () => void; all: () => Shortcut[] };
const Registered = createContext<Registry>({ add: () => () => {}, all: () => [] });

/** Everything the keyboard can do on this page now. */
export const useRegisteredShortcuts = () => use(Registered).all;

/** Binds keys while the component is shown. The last component shown wins a key. */
export function useShortcuts(shortcuts: Shortcut[]) {
  const { add } = use(Registered);
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => add(() => latest.current), [add]);
}

/** How long after "g" the second key of "g j" may come. */
const SEQUENCE_MS = 1200;

export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const [sources] = useState(() => new Set<() => Shortcut[]>());
  const add = useCallback<Registry["add"]>(
    (source) => {
      sources.add(source);
      return () => sources.delete(source);
    },
    [sources],
  );
  const all = useCallback(() => [...sources].reverse().flatMap((source) => source()), [sources]);

  useEffect(() => {
    let begun = { key: "", at: 0 };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return;
      const mod = event.metaKey || event.ctrlKey;
      const key = (mod ? "mod+" : "") + event.key.toLowerCase();
      if (!mod && isTyping(event.target)) {
        if (key === "escape") event.target.blur();
        return;
      }
      if (!mod && (isCovered() || (isLetter(key) && !lettersAllowed()))) return;
      // Enter and space belong to the control that has the focus.
      if (key === "enter" && isOperable(event.target)) return;
      const sequence = Date.now() - begun.at < SEQUENCE_MS ? `${begun.key} ${key}` : "";
      const shortcuts = all();
      const match =
        shortcuts.find((one) => one.keys === sequence) ?? shortcuts.find((one) => one.keys === key);
      begun = match ? { key: "", at: 0 } : { key, at: Date.now() };
      if (!match) return everywhere(key, event);
      event.preventDefault();
      match.run(event);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [all]);

  return <Registered value={useMemo(() => ({ add, all }), [add, all])}>{children}</Registered>;
}

/** What every page hears unless it has a meaning of its own: a digit shows that tab, Ctrl Enter sends what is typed. */
function everywhere(key: string, event: KeyboardEvent) {
  const { target } = event;
  if (key === "mod+enter" && target instanceof HTMLElement && target.matches("input, select, textarea")) {
    event.preventDefault();
    target.closest("form")?.requestSubmit();
  }
  if (key < "1" || key > "9") return;
  const tab = document.querySelector<HTMLElement>(`.tab-row > :nth-child(${key})`);
  tab?.focus();
  tab?.click();
}

const isLetter = (key: string) => key.length === 1;

const isTyping = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches("textarea, select, input:not([type=checkbox], [type=radio], [type=file])"));

const isOperable = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("a, button, summary, [role=button], [role=checkbox]");

/** A dialog or menu lies over the page: its keys are its own. */
const isCovered = () =>
  document.querySelector('[role="dialog"][data-state="open"], [role="menu"][data-state="open"]') !== null;
