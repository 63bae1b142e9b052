"use client";

import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { lettersAllowed } from "./letter-keys";

export type Shortcut = {
  /** "a", "enter", "escape", "mod+k", or keys in sequence: "g j". */
  keys: string;
  /** What it does, as a verb. */
  label: string;
  run: (event?: KeyboardEvent) => void;
  /** Heading in the shortcut list: a `group.` key of messages/en/shortcuts.json; default: this page's shortcuts. */
  group?: string;
};

type Registry = { add: (shortcuts: () => Shortcut[]) => () => void; all: () => Shortcut[] };
const Registered = createContext<Registry>({ add: () => () => {}, all: () => [] });

/** Returns a function that lists the shortcuts active on this page. */
export const useRegisteredShortcuts = () => use(Registered).all;

/**
 * Binds keys while the component is mounted; `may && {…}` binds one only if `may`. If several bind the same key, the
 * last mounted one gets it.
 */
export function useShortcuts(shortcuts: (Shortcut | false)[]) {
  const { add } = use(Registered);
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => add(() => latest.current.filter((each) => each !== false)), [add]);
}

/** Maximum time between the two keys of a sequence such as "g j". */
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
    let previous = { key: "", at: 0 };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return;
      const mod = event.metaKey || event.ctrlKey;
      const key = (mod ? "mod+" : "") + event.key.toLowerCase();
      if (!mod && isTyping(event.target)) {
        if (key === "escape") event.target.blur();
        return;
      }
      if (!mod && (isCovered() || (isLetter(key) && !lettersAllowed()))) return;
      // A focused control handles Enter itself.
      if (key === "enter" && isOperable(event.target)) return;
      const sequence = Date.now() - previous.at < SEQUENCE_MS ? `${previous.key} ${key}` : "";
      const shortcuts = all();
      const match =
        shortcuts.find(({ keys }) => keys === sequence) ?? shortcuts.find(({ keys }) => keys === key);
      previous = match ? { key: "", at: 0 } : { key, at: Date.now() };
      if (!match) return runDefault(key, event);
      event.preventDefault();
      if (!event.repeat || isStep(key)) match.run(event);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [all]);

  return <Registered value={useMemo(() => ({ add, all }), [add, all])}>{children}</Registered>;
}

/** Default keys, unless a page binds them: a digit selects that tab, Ctrl+Enter or Cmd+Enter submits the form. */
function runDefault(key: string, event: KeyboardEvent) {
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

/** The keys that repeat while they are held down; all others act once, so that a held r rejects one candidate. */
const isStep = (key: string) => key === "j" || key === "k";

const isLetter = (key: string) => key.length === 1;

/** Whether keys pressed there are text. */
export const isTyping = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches("textarea, select, input:not([type=checkbox], [type=radio], [type=file])"));

const isOperable = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("a, button, summary, [role=button], [role=checkbox]");

/** A dialog or menu is open over the page and handles keys itself. */
const isCovered = () =>
  document.querySelector('[role="dialog"][data-state="open"], [role="menu"][data-state="open"]') !== null;
