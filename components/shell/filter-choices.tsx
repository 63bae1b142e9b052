"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { type ReactNode, createContext, use, useMemo, useOptimistic, useTransition } from "react";

type Choices = {
  chosen: URLSearchParams;
  /** Changes the filters and reloads the list from its first page. */
  choose: (change: (next: URLSearchParams) => void) => void;
  busy: boolean;
};

const Context = createContext<Choices | null>(null);

/**
 * The filters of this page's list, kept in the address. All filter controls share one provider, so a new choice adds
 * to earlier ones even while their list is still loading.
 */
export function FilterChoices({ children }: { children: ReactNode }) {
  return use(Context) ? children : <Provider>{children}</Provider>;
}

function Provider({ children }: { children: ReactNode }) {
  const router = useRouter();
  const path = usePathname();
  const [busy, startTransition] = useTransition();
  const [address, showAddress] = useOptimistic(useSearchParams().toString());
  const choices = useMemo<Choices>(
    () => ({
      busy,
      chosen: new URLSearchParams(address),
      choose: (change) =>
        startTransition(() => {
          const next = new URLSearchParams(address);
          next.delete("cursor");
          change(next);
          showAddress(next.toString());
          router.replace(next.size > 0 ? `${path}?${next}` : path, { scroll: false });
        }),
    }),
    [busy, address, path, router, showAddress],
  );
  return <Context value={choices}>{children}</Context>;
}

export function useFilterChoices(): Choices {
  const choices = use(Context);
  if (!choices) throw new Error("useFilterChoices must be used inside FilterChoices.");
  return choices;
}
