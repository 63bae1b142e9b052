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

/** Gives back what takes the notice away. With a key it stands where the notice with that key stood. */
type Say = (text: string, options?: Options & { key?: string }) => () => void;

const Speaker = createContext<Say>(() => () => {});

/** Says in passing what has happened; failures stay until they are dismissed. */
export const useToast = () => use(Speaker);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<Message[]>([]);
  const dismiss = useCallback((id: string) => setMessages((all) => all.filter((one) => one.id !== id)), []);
  const say = useCallback<Say>(
    (text, { key, ...options } = {}) => {
      const id = key ?? `${Date.now()} ${Math.random()}`;
      const message = { id, text, ...options };
      setMessages((all) =>
        all.some((one) => one.id === id)
          ? all.map((one) => (one.id === id ? message : one))
          : [...all.slice(-2), message],
      );
      return () => dismiss(id);
    },
    [dismiss],
  );
  // What was done is drawn first, then what is said about it.
  const drawn = useDeferredValue(messages);
  useEffect(() => {
    // Ahead of the first thing to say, and not before the page is used.
    const left = new AbortController();
    for (const event of ["keydown", "pointerdown"])
      window.addEventListener(event, () => void load().catch(() => {}), { once: true, signal: left.signal });
    return () => left.abort();
  }, []);
  return (
    <Speaker value={say}>
      {children}
      <Later when={drawn.length > 0}>
        <Notices messages={drawn} dismiss={dismiss} />
      </Later>
    </Speaker>
  );
}
