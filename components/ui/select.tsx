import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "./cn";
import { quietControlStyle } from "./input";

/** The native select in our frame: fastest by keyboard, and the native picker on a phone. */
export function Select({ className, dense, ...props }: ComponentProps<"select"> & { dense?: boolean }) {
  return (
    <span className={cn("relative inline-block", className)}>
      <select
        className={cn(
          "control appearance-none pr-7 pl-2.5",
          dense ? [quietControlStyle, "h-7 text-sm"] : "h-9 text-base",
        )}
        {...props}
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2 size-3.5 -translate-y-1/2 text-ink-faint"
      />
    </span>
  );
}
