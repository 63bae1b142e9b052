import { Check, Minus } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "./cn";

type Checked = boolean | "indeterminate";

/** A checkbox for pages with JavaScript; forms that must work without it use PlainCheckbox. */
export function Checkbox({
  checked,
  onCheckedChange,
  className,
  ...props
}: Omit<ComponentProps<"button">, "onClick"> & {
  checked: Checked;
  onCheckedChange: (checked: boolean) => void;
}) {
  const partly = checked === "indeterminate";
  const Sign = partly ? Minus : Check;
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={partly ? "mixed" : checked}
      className={cn(
        "checkbox grid place-items-center text-on-accent",
        checked && "border-accent bg-accent",
        className,
      )}
      {...props}
      onClick={() => onCheckedChange(checked !== true)}
      // Enter belongs to the row or the form around it.
      onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
    >
      {checked && <Sign aria-hidden className="size-3" strokeWidth={3} />}
    </button>
  );
}

/** The native checkbox in our colours: works in a plain form without JavaScript. */
export function PlainCheckbox({ className, ...props }: ComponentProps<"input">) {
  return (
    <input
      type="checkbox"
      className={cn("size-4 shrink-0 rounded-xs accent-accent disabled:opacity-50", className)}
      {...props}
    />
  );
}
