"use client";

import { ArrowDownWideNarrow } from "lucide-react";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from "@/components/ui/menu";

const words = { score: "Best score first", recent: "Newest first", name: "By name" };
type Sort = keyof typeof words;

/** How the list is ordered. Candidates without a score come last. */
export function SortMenu({ value, options }: { value: Sort; options: { value: Sort; href: string }[] }) {
  const router = useRouter();
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button intent="quiet" size="sm" aria-label={`Order: ${words[value]}`}>
          <ArrowDownWideNarrow aria-hidden />
          <span className="max-sm:hidden">{words[value]}</span>
        </Button>
      </MenuTrigger>
      <MenuContent align="end">
        <MenuRadioGroup
          value={value}
          onValueChange={(chosen) => {
            const option = options.find((one) => one.value === chosen);
            if (option) router.replace(option.href, { scroll: false });
          }}
        >
          {options.map((option) => (
            <MenuRadioItem key={option.value} value={option.value}>
              {words[option.value]}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
