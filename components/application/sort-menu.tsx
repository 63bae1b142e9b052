"use client";

import { ArrowDownWideNarrow } from "lucide-react";
import { lazy } from "react";
import { Button } from "@/components/ui/button";
import { MenuButton } from "@/components/ui/menu-button";

const SortMenuItems = lazy(() => import("./sort-menu-items"));

const words = { score: "Best score first", recent: "Newest first", name: "By name" };
type Sort = keyof typeof words;

/** How the list is ordered. Candidates without a score come last. */
export function SortMenu({ value, options }: { value: Sort; options: { value: Sort; href: string }[] }) {
  return (
    <MenuButton
      button={
        <Button intent="quiet" size="sm" aria-label={`Order: ${words[value]}`}>
          <ArrowDownWideNarrow aria-hidden />
          <span className="max-sm:hidden">{words[value]}</span>
        </Button>
      }
      menu={(opened) => (
        <SortMenuItems
          value={value}
          options={options.map((option) => ({ ...option, words: words[option.value] }))}
          opened={opened}
        />
      )}
    />
  );
}
