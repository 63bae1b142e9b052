"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { type ReactNode, createContext, use, useMemo, useOptimistic, useTransition } from "react";

type Choices = {
  chosen: URLSearchParams;
  /** Begins the list anew with one choice more, other or fewer. */
  choose: (change: (next: URLSearchParams) => void) => void;
  busy: boolean;
};

const Context = createContext<Choices | null>(null);

/**
 * What the list of this page is narrowed by, in the address. All that narrows it shares one: a choice adds to those
 * before it, also while their list is still on its way.
 */
export function FilterChoices({ children }: { children: ReactNode }) {
  return use(Context) ? children : <Own>{children}</Own>;
}

function Own({ children }: { children: ReactNode }) {
  const router = useRouter();
  const path = usePathname();
  const [busy, start] = useTransition();
  const [address, foresee] = useOptimistic(useSearchParams().toString());
  const choices = useMemo<Choices>(
    () => ({
      busy,
      chosen: new URLSearchParams(address),
      choose: (change) =>
        start(() => {
          const next = new URLSearchParams(address);
          next.delete("cursor");
          change(next);
          foresee(next.toString());
          router.replace(next.size > 0 ? `${path}?${next}` : path, { scroll: false });
        }),
    }),
    [busy, address, path, router, foresee],
  );
  return <Context value={choices}>{children}</Context>;
}

export function useFilterChoices(): Choices {
  const choices = use(Context);
  if (!choices) throw new Error("What narrows a list stands in FilterChoices.");
  return choices;
}
