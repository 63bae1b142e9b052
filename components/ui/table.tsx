import type { ComponentProps } from "react";
import { cn } from "./cn";

/** A dense table: 13 px, rows of 36 px. Scrolls sideways within itself when it must, never the page. */
export function Table({ className, label, ...props }: ComponentProps<"table"> & { label: string }) {
  return (
    <div className="relative overflow-x-auto">
      <table aria-label={label} className={cn("w-full border-collapse text-sm", className)} {...props} />
    </div>
  );
}

/** Marks the rows that j and k walk through. */
export function TableBody(props: ComponentProps<"tbody">) {
  return <tbody data-rows="" {...props} />;
}

const headStyle =
  "h-8 px-2 text-left text-xs font-medium whitespace-nowrap text-ink-faint first:pl-4 last:pr-4 sm:first:pl-6 sm:last:pr-6";

export function Th({ className, numeric, ...props }: ComponentProps<"th"> & { numeric?: boolean }) {
  return (
    <th
      scope="col"
      className={cn(headStyle, "border-b border-line", numeric && "text-right", className)}
      {...props}
    />
  );
}

export function Tr({ className, ...props }: ComponentProps<"tr">) {
  return (
    <tr
      className={cn(
        "group/row border-b border-line transition-colors last:border-b-0 hover:bg-sunken has-[[data-row]:focus-visible]:bg-sunken aria-selected:bg-accent-wash",
        className,
      )}
      {...props}
    />
  );
}

export function Td({ className, numeric, ...props }: ComponentProps<"td"> & { numeric?: boolean }) {
  return (
    <td
      className={cn(
        "h-9 px-2 whitespace-nowrap first:pl-4 last:pr-4 sm:first:pl-6 sm:last:pr-6",
        numeric && "text-right tabular-nums",
        className,
      )}
      {...props}
    />
  );
}
