import { Check, Minus } from "lucide-react";
import { Checkbox as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./cn";

const box =
  "size-4 shrink-0 rounded-xs border border-line-control bg-surface transition-colors hover:border-ink-faint disabled:cursor-not-allowed disabled:opacity-50";

/** A checkbox for pages with JavaScript; forms that must work without it use PlainCheckbox. */
export function Checkbox({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      className={cn(
        box,
        "grid place-items-center text-on-accent data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent",
        className,
      )}
      {...props}
    >
      <Primitive.Indicator className="grid place-items-center">
        {props.checked === "indeterminate" ? (
          <Minus aria-hidden className="size-3" strokeWidth={3} />
        ) : (
          <Check aria-hidden className="size-3" strokeWidth={3} />
        )}
      </Primitive.Indicator>
    </Primitive.Root>
  );
}

/** The browser's own checkbox in our colours: posts with a plain form, without a script. */
export function PlainCheckbox({ className, ...props }: ComponentProps<"input">) {
  return (
    <input
      type="checkbox"
      className={cn("size-4 shrink-0 rounded-xs accent-accent disabled:opacity-50", className)}
      {...props}
    />
  );
}
