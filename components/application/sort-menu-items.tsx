"use client";

import { useRouter } from "next/navigation";
import { MenuRadioGroup, MenuRadioItem } from "@/components/ui/menu";
import { type Opened, OpenMenu } from "@/components/ui/open-menu";

export default function SortMenuItems(props: {
  opened: Opened;
  value: string;
  options: { value: string; label: string; href: string }[];
}) {
  const router = useRouter();
  return (
    <OpenMenu {...props.opened} align="end">
      <MenuRadioGroup
        value={props.value}
        onValueChange={(chosen) => {
          const option = props.options.find(({ value }) => value === chosen);
          if (option) router.replace(option.href, { scroll: false });
        }}
      >
        {props.options.map(({ value, label }) => (
          <MenuRadioItem key={value} value={value}>
            {label}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </OpenMenu>
  );
}
