import type { ComponentProps } from "react";
import { cn } from "./cn";

/** A bulleted list of sentences, such as the effects of an act. */
export const Bullets = ({ className, ...props }: ComponentProps<"ul">) => (
  <ul
    className={cn(
      "flex list-disc flex-col gap-1 pl-4 text-sm text-ink-muted marker:text-ink-faint",
      className,
    )}
    {...props}
  />
);
