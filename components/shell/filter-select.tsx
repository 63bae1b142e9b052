"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useOptimistic, useTransition } from "react";
import { cn } from "@/components/ui/cn";
import { Select } from "@/components/ui/select";

export type FilterOption = readonly [value: string, label: string];

/** Filters the list of this page by one choice, in the address, as the search box does. */
export function FilterSelect(props: {
  /** Of the parameter in the address. */
  name: string;
  label: string;
  /** What is said when nothing is chosen. */
  any: string;
  options: readonly FilterOption[];
  className?: string;
}) {
  const { name, options } = props;
  const router = useRouter();
  const path = usePathname();
  const params = useSearchParams();
  const [, start] = useTransition();
  const [value, choose] = useOptimistic(params.get(name) ?? "");
  return (
    <Select
      dense
      aria-label={props.label}
      value={options.some(([option]) => option === value) ? value : ""}
      onChange={({ target }) =>
        start(() => {
          choose(target.value);
          const next = new URLSearchParams(params);
          next.delete("cursor");
          next.delete("peek");
          if (target.value) next.set(name, target.value);
          else next.delete(name);
          router.replace(next.size > 0 ? `${path}?${next}` : path, { scroll: false });
        })
      }
      className={cn(
        "shrink-0 [&_select]:field-sizing-content",
        value && "[&_select]:border-accent",
        props.className,
      )}
    >
      <option value="">{props.any}</option>
      {options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </Select>
  );
}
