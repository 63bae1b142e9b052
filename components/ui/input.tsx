import type { ComponentProps } from "react";
import { cn } from "./cn";

/** A frame that can be made out at 3:1; `quietControlStyle` where labels and rows around it already show what it is. */
export const controlStyle =
  "w-full rounded-md border border-line-control bg-surface text-ink placeholder:text-ink-faint transition-colors hover:border-ink-faint focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint aria-invalid:border-danger [&[readonly]]:bg-sunken";

export const quietControlStyle = "border-line-strong hover:border-line-control";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input className={cn(controlStyle, "h-9 px-2.5 text-base", className)} {...props} />;
}
