"use client";

import {
  createContext,
  lazy,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useState,
  type ReactNode,
} from "react";
import { Later } from "./later";
import type { Message, Options } from "./notices";

const load = () => import("./notices");
const Notices = lazy(load);

/** Shows a toast, in place of one with the same key. Returns the function that removes it. */
type Say = (text: string, options?: Options & { key?: string }) => () => void;

const ToastContext = createContext<Say>(() => () => {});

/** Returns the function that shows a toast; failures stay until they are dismissed. */
export const useToast = () => use(ToastContext);

const most = 3;

/** Drops the oldest toast if there are too many; of the failures only if there is nothing else. */
function withRoom(messages: Message[]): Message[] {
  if (messages.length < most) return messages;
  const oldest = messages.find(({ failed }) => !failed) ?? messages[0];
  return messages.filter((message) => message !== oldest);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<Message[]>([]);
  const dismiss = useCallback((id: string) => setMessages((all) => all.filter((each) => each.id !== id)), []);
  const say = useCallback<Say>(
    (text, { key, ...options } = {}) => {
      const id = key ?? `${Date.now()} ${Math.random()}`;
      const message = { id, text, ...options };
      setMessages((all) =>
        all.some((each) => each.id === id)
          ? all.map((each) => (each.id === id ? message : each))
          : [...withRoom(all), message],
      );
      return () => dismiss(id);
    },
    [dismiss],
  );
  // The result of an act is rendered first, then the toast about it.
  const drawn = useDeferredValue(messages);
  useEffect(() => {
    // Loads the code on the first use of the page, ahead of the first toast.
    const stop = new AbortController();
    for (const event of ["keydown", "pointerdown"])
      window.addEventListener(event, () => void load().catch(() => {}), { once: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  return (
    <ToastContext value={say}>
      {children}
      <Later when={drawn.length > 0}>
        <Notices messages={drawn} dismiss={dismiss} />
      </Later>
    </ToastContext>
  );
}
