"use client";

import { createContext, lazy, use, useCallback, useState, type ReactNode } from "react";
import { Later } from "./later";
import type { Message, Options } from "./notices";

const Notices = lazy(() => import("./notices"));

/** Gives back what takes the notice away. */
type Say = (text: string, options?: Options) => () => void;

const Speaker = createContext<Say>(() => () => {});

/** Says in passing what has happened; failures stay until they are dismissed. */
export const useToast = () => use(Speaker);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<Message[]>([]);
  const dismiss = useCallback((id: number) => setMessages((all) => all.filter((one) => one.id !== id)), []);
  const say = useCallback<Say>(
    (text, options) => {
      const id = Date.now() + Math.random();
      setMessages((all) => [...all.slice(-2), { id, text, ...options }]);
      return () => dismiss(id);
    },
    [dismiss],
  );
  return (
    <Speaker value={say}>
      {children}
      <Later when={messages.length > 0}>
        <Notices messages={messages} dismiss={dismiss} />
      </Later>
    </Speaker>
  );
}
