import type { ComponentProps } from "react";
import { cn } from "./cn";

/** A fainter border, for a control that its label and row already make visible. */
export const quietControlStyle = "border-line-strong hover:border-line-control";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input className={cn("control control-line", className)} {...props} />;
}
