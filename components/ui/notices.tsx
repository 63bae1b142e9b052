"use client";

import { CircleAlert, CircleCheck, X } from "lucide-react";
import { Toast as Primitive } from "radix-ui";
import { memo, type ReactNode } from "react";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/ui.json";
import { Button } from "./button";
import { Kbd } from "./kbd";

type Action = { label: string; run: () => void; keys?: string };
export type Options = {
  failed?: boolean;
  actions?: Action[];
  /** How long it stays on screen. */
  ms?: number;
  /** Below the text and the actions. */
  more?: ReactNode;
  /** Called when a person dismisses it. */
  dismissed?: () => void;
};
export type Message = Options & { id: string; text: string };

/** The toasts on screen. Memoized: rendered again only when they change. */
export default memo(function Notices(props: { messages: Message[]; dismiss: (id: string) => void }) {
  const { messages, dismiss } = props;
  const t = useWords("ui", en);
  return (
    <Primitive.Provider swipeDirection="down" label={t("notification")}>
      {messages.map((message) => (
        <Primitive.Root
          key={message.id}
          type={message.failed ? "foreground" : "background"}
          duration={message.failed ? Infinity : (message.ms ?? 6000)}
          onOpenChange={(open) => open || dismiss(message.id)}
          className="flex animate-rise-in flex-wrap items-center gap-2.5 rounded-lg bg-raised py-2 pr-2 pl-3 text-sm shadow-float"
        >
          {message.failed ? (
            <CircleAlert aria-hidden className="size-4 shrink-0 text-danger-ink" />
          ) : (
            <CircleCheck aria-hidden className="size-4 shrink-0 text-ink-muted" />
          )}
          <Primitive.Title className="min-w-40 flex-1">{message.text}</Primitive.Title>
          {message.actions?.map(({ label, run, keys }) => (
            <Primitive.Action key={label} asChild altText={keys ? `${label} (${keys})` : label}>
              <Button size="sm" onClick={run}>
                {label}
                {keys && <Kbd keys={keys} className="max-lg:hidden" />}
              </Button>
            </Primitive.Action>
          ))}
          <Primitive.Close asChild>
            <Button intent="quiet" size="icon-sm" aria-label={t("dismiss")} onClick={message.dismissed}>
              <X aria-hidden />
            </Button>
          </Primitive.Close>
          {message.more ? <div className="flex basis-full flex-col gap-1 pb-1">{message.more}</div> : null}
        </Primitive.Root>
      ))}
      {messages.length > 0 && (
        <Primitive.Viewport className="fixed right-4 bottom-4 z-60 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-2 max-lg:bottom-20" />
      )}
    </Primitive.Provider>
  );
});
