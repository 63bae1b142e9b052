import type { ComponentProps } from "react";
import { cn } from "./cn";

/** Grows with its text where the browser can. */
export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return <textarea className={cn("control control-lines", className)} {...props} />;
}
