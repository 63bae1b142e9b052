"use client";

import { CircleAlert, CircleCheck, X } from "lucide-react";
import { Toast as Primitive } from "radix-ui";
import { createContext, use, useCallback, useState, type ReactNode } from "react";
import { Button } from "./button";
import { Kbd } from "./kbd";

type Action = { label: string; run: () => void; keys?: string };
type Options = {
  failed?: boolean;
  actions?: Action[];
  /** How long it stays. */
  ms?: number;
};
type Message = Options & { id: number; text: string };
/** Gives back what takes the notice away. */
type Say = (text: string, options?: Options) => () => void;

const Speaker = createContext<Say>(() => () => {});

/** Says in passing what has happened; failures stay until they are dismissed. */
export const useToast = () => use(Speaker);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<Message[]>([]);
  const say = useCallback<Say>((text, options) => {
    const id = Date.now() + Math.random();
    setMessages((all) => [...all.slice(-2), { id, text, ...options }]);
    return () => setMessages((all) => all.filter((one) => one.id !== id));
  }, []);
  return (
    <Speaker value={say}>
      <Primitive.Provider swipeDirection="down" label="Notification">
        {children}
        {messages.map((message) => (
          <Primitive.Root
            key={message.id}
            type={message.failed ? "foreground" : "background"}
            duration={message.failed ? Infinity : (message.ms ?? 6000)}
            onOpenChange={(open) => open || setMessages((all) => all.filter((one) => one.id !== message.id))}
            className="flex animate-rise-in items-center gap-2.5 rounded-lg bg-raised py-2 pr-2 pl-3 text-sm shadow-float"
          >
            {message.failed ? (
              <CircleAlert aria-hidden className="size-4 shrink-0 text-danger-ink" />
            ) : (
              <CircleCheck aria-hidden className="size-4 shrink-0 text-ink-muted" />
            )}
            <Primitive.Title className="flex-1">{message.text}</Primitive.Title>
            {message.actions?.map(({ label, run, keys }) => (
              <Primitive.Action key={label} asChild altText={keys ? `${label} (${keys})` : label}>
                <Button size="sm" onClick={run}>
                  {label}
                  {keys && <Kbd keys={keys} className="max-lg:hidden" />}
                </Button>
              </Primitive.Action>
            ))}
            <Primitive.Close asChild>
              <Button intent="quiet" size="icon-sm" aria-label="Dismiss">
                <X aria-hidden />
              </Button>
            </Primitive.Close>
          </Primitive.Root>
        ))}
        {/* Not in the page as it is served: its style attribute would be against the policy. */}
        {messages.length > 0 && (
          <Primitive.Viewport className="fixed right-4 bottom-4 z-60 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-2 max-lg:bottom-20" />
        )}
      </Primitive.Provider>
    </Speaker>
  );
}
