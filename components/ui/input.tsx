import type { ComponentProps } from "react";
import { cn } from "./cn";

/** For a control that labels and rows around it already show. */
export const quietControlStyle = "border-line-strong hover:border-line-control";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input className={cn("control control-line", className)} {...props} />;
}
