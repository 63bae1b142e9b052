import type { ComponentProps } from "react";
import { cn } from "./cn";

/**
 * A dense table: 13 px, rows of 36 px. If it is too wide, it scrolls sideways itself, never the page. `long`: its
 * head stays on screen while the page scrolls, where the container is wide enough to need no sideways scrolling.
 * `still`: nothing in it takes the focus, so the table itself is focusable, to be scrolled by keyboard.
 */
export function Table({
  className,
  label,
  long,
  still,
  ...props
}: ComponentProps<"table"> & { label: string; long?: boolean; still?: boolean }) {
  return (
    <div
      className={cn("relative overflow-x-auto", long && "@sm:overflow-x-clip")}
      {...(still && { role: "region", "aria-label": label, tabIndex: 0 })}
    >
      <table
        aria-label={label}
        className={cn("w-full border-collapse text-sm", long && "long-table", className)}
        {...props}
      />
    </div>
  );
}

/** Marks the rows that j and k move through. */
export function TableBody(props: ComponentProps<"tbody">) {
  return <tbody data-rows="" {...props} />;
}

export function Th({ className, numeric, ...props }: ComponentProps<"th"> & { numeric?: boolean }) {
  return <th scope="col" className={cn("head-cell", numeric && "text-right", className)} {...props} />;
}

export function Tr({ className, ...props }: ComponentProps<"tr">) {
  return <tr className={cn("table-line", className)} {...props} />;
}

export function Td({ className, numeric, ...props }: ComponentProps<"td"> & { numeric?: boolean }) {
  return <td className={cn("cell", numeric && "text-right tabular-nums", className)} {...props} />;
}
