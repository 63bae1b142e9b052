"use client";

import { Search } from "lucide-react";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { useShortcuts } from "./shortcuts";
import { cn } from "@/components/ui/cn";
import { Input, quietControlStyle } from "@/components/ui/input";

/** Filters the list of this page by what is typed, in the address (?q=), so that it can be shared and gone back to. */
export function SearchBox({ label, placeholder }: { label: string; placeholder: string }) {
  const router = useRouter();
  const path = usePathname();
  const params = useSearchParams();
  const [text, setText] = useState(params.get("q") ?? "");
  const [busy, start] = useTransition();
  const box = useRef<HTMLInputElement>(null);
  useShortcuts([{ keys: "/", label: "Filter the list", group: "Lists", run: () => box.current?.focus() }]);

  useEffect(() => {
    if (text.trim() === (params.get("q") ?? "")) return;
    const timer = setTimeout(() => {
      const next = new URLSearchParams(params);
      next.delete("cursor");
      if (text.trim()) next.set("q", text.trim());
      else next.delete("q");
      start(() => router.replace(`${path}?${next}`, { scroll: false }));
    }, 180);
    return () => clearTimeout(timer);
  }, [text, params, path, router]);

  return (
    <search className="relative w-full sm:w-60" aria-busy={busy}>
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
        maxLength={100}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && box.current?.blur()}
        className={cn(quietControlStyle, "h-8 pl-7 text-sm")}
      />
    </search>
  );
}
