"use client";

import { Search, SlidersHorizontal } from "lucide-react";
import { lazy, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Input, quietControlStyle } from "@/components/ui/input";
import { Later } from "@/components/ui/later";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/list.json";
import { FilterChoices, useFilterChoices } from "./filter-choices";
import { useShortcuts } from "./shortcuts";

const FactFields = lazy(() => import("./fact-fields"));

type Props = {
  label: string;
  placeholder: string;
  /** Offers a form for searches by facts. */
  byFacts?: boolean;
};

/** Filters this page's list by the typed text, kept in the address (?q=) so that it can be shared and revisited. */
export function SearchBox(props: Props) {
  return (
    <FilterChoices>
      <Box {...props} />
    </FilterChoices>
  );
}

function Box({ label, placeholder, byFacts }: Props) {
  const t = useWords("list", en);
  const { chosen, choose, busy } = useFilterChoices();
  const query = chosen.get("q") ?? "";
  const [text, setText] = useState(query);
  const [shown, setShown] = useState({ query, sent: query });
  if (query !== shown.query) {
    setShown({ query, sent: query });
    // Changed by a link, such as Clear or a saved view.
    if (query !== shown.sent) setText(query);
  }
  const [asking, setAsking] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useShortcuts([{ keys: "/", label: t("filter"), group: "Lists", run: () => box.current?.focus() }]);

  useEffect(() => {
    const typed = text.trim();
    if (typed === query) return;
    const timer = setTimeout(() => {
      setShown((before) => ({ ...before, sent: typed }));
      choose((next) => (typed ? next.set("q", typed) : next.delete("q")));
    }, 180);
    return () => clearTimeout(timer);
  }, [text, query, choose]);

  return (
    <search className="relative flex w-full items-center sm:w-72" aria-busy={busy}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-2 size-3.5 -translate-y-1/2 text-ink-faint"
      />
      <Input
        ref={box}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        maxLength={400}
        onChange={(event) => setText(event.target.value)}
        className={cn(quietControlStyle, "h-7 pl-7 text-sm")}
      />
      {byFacts && (
        <>
          <Button intent="quiet" size="sm" aria-label={t("facts")} onClick={() => setAsking(true)}>
            <SlidersHorizontal aria-hidden />
          </Button>
          <Later when={asking}>
            <FactFields
              open={asking}
              close={() => setAsking(false)}
              add={(filters) => setText(`${text} ${filters}`.trim())}
            />
          </Later>
        </>
      )}
    </search>
  );
}
