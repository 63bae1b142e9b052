"use client";

import { ArrowDownWideNarrow } from "lucide-react";
import { lazy } from "react";
import { Button } from "@/components/ui/button";
import { MenuButton } from "@/components/ui/menu-button";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/application-list.json";

const SortMenuItems = lazy(() => import("./sort-menu-items"));

type Sort = "score" | "recent" | "name";

/** How the list is ordered. Candidates without a score come last. */
export function SortMenu({ value, options }: { value: Sort; options: { value: Sort; href: string }[] }) {
  const t = useWords("application-list", en);
  return (
    <MenuButton
      button={
        <Button intent="quiet" size="sm" aria-label={t("sort", { order: t(`sort.${value}`) })}>
          <ArrowDownWideNarrow aria-hidden />
          <span className="max-sm:hidden">{t(`sort.${value}`)}</span>
        </Button>
      }
      menu={(opened) => (
        <SortMenuItems
          value={value}
          options={options.map((option) => ({ ...option, label: t(`sort.${option.value}`) }))}
          opened={opened}
        />
      )}
    />
  );
}
