import type { ComponentProps } from "react";
import { cn } from "./cn";
import { controlStyle } from "./input";

/** Grows with its text where the browser can. */
export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      className={cn(controlStyle, "field-sizing-content min-h-20 px-2.5 py-2 text-base", className)}
      {...props}
    />
  );
}
