"use client";

import { cn } from "@/components/ui/cn";
import { Select } from "@/components/ui/select";
import { useFilterChoices } from "./filter-choices";

export type FilterOption = readonly [value: string, label: string];

/** Filters this page's list by one option, kept in the address as the search box does. */
export function FilterSelect(props: {
  /** Name of the query parameter. */
  name: string;
  label: string;
  /** Label when nothing is chosen. */
  any: string;
  options: readonly FilterOption[];
  className?: string;
}) {
  const { name, options } = props;
  const { chosen, choose } = useFilterChoices();
  const value = chosen.get(name) ?? "";
  return (
    <Select
      dense
      aria-label={props.label}
      value={options.some(([option]) => option === value) ? value : ""}
      onChange={({ target }) =>
        choose((next) => {
          next.delete("peek");
          if (target.value) next.set(name, target.value);
          else next.delete(name);
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
