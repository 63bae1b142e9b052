import type { ComponentProps } from "react";
import { cn } from "./cn";

/** Sentences one below the other, as when an act says what it will do. */
export const Bullets = ({ className, ...props }: ComponentProps<"ul">) => (
  <ul
    className={cn(
      "flex list-disc flex-col gap-1 pl-4 text-sm text-ink-muted marker:text-ink-faint",
      className,
    )}
    {...props}
  />
);
