import { Switch as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./cn";

/** Takes effect immediately; a choice that waits for a submit is a Checkbox. */
export function Switch({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      className={cn(
        "inline-flex h-5 w-8 shrink-0 items-center rounded-full border border-line-control bg-pressed p-0.5 transition-colors disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:border-accent data-[state=checked]:bg-accent",
        className,
      )}
      {...props}
    >
      <Primitive.Thumb className="size-3.5 rounded-full bg-ink-muted transition-transform data-[state=checked]:translate-x-3 data-[state=checked]:bg-on-accent" />
    </Primitive.Root>
  );
}
