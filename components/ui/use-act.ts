"use client";

import { useRouter } from "next/navigation";
import { useCallback, useRef, useTransition } from "react";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/ui.json";
import { whileUnsent } from "./unsent";
import { useToast } from "./toast";

/**
 * Runs a server action once at a time: `act(action, { done: "Accepted", then })`. Failures are shown as a toast,
 * or passed to `failed` when the form shows them itself.
 */
export function useAct() {
  const [busy, start] = useTransition();
  const t = useWords("ui", en);
  const say = useToast();
  const router = useRouter();
  const running = useRef(false);
  const act = useCallback(
    <T extends object>(
      action: () => Promise<ActionState<T>>,
      options: {
        done?: string;
        then?: (result: T) => void;
        failed?: (message: string, href?: string) => void;
      } = {},
    ) => {
      // Enter in a field submits, too, while the button is busy.
      if (running.current) return;
      running.current = true;
      start(async () => {
        const showFailure =
          options.failed ??
          ((message: string, href?: string) =>
            say(message, {
              failed: true,
              actions: href ? [{ label: t("show"), run: () => router.push(href) }] : [],
            }));
        try {
          const state = await whileUnsent(action);
          if (!state.ok) return showFailure(state.message, state.href);
          if (options.done) say(options.done);
          options.then?.(state);
        } catch (error) {
          // Next.js redirects by throwing.
          if (isNavigation(error)) throw error;
          showFailure(t("noAnswer"));
        } finally {
          running.current = false;
        }
      });
    },
    [say, t, router],
  );
  return { act, busy };
}

const isNavigation = (error: unknown) =>
  error instanceof Error && "digest" in error && String(error.digest).startsWith("NEXT_");
