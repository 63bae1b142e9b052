import type { ComponentProps } from "react";
import { cn } from "./cn";

export const controlStyle =
  "w-full rounded-md border border-line-control bg-surface text-ink placeholder:text-ink-faint transition-colors hover:border-ink-faint focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint aria-invalid:border-danger read-only:bg-sunken";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input className={cn(controlStyle, "h-9 px-2.5 text-base", className)} {...props} />;
}
