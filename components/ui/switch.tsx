import { Switch as Primitive } from "radix-ui";
import type { ComponentProps } from "react";

/** Takes effect immediately; a choice that waits for a submit is a Checkbox. */
export function Switch(props: Omit<ComponentProps<typeof Primitive.Root>, "className">) {
  return (
    <Primitive.Root
      className="inline-flex h-5 w-8 shrink-0 items-center rounded-full border border-line-control bg-pressed p-0.5 transition-colors disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
      {...props}
    >
      <Primitive.Thumb className="size-3.5 rounded-full bg-ink-muted transition-transform data-[state=checked]:translate-x-3 data-[state=checked]:bg-on-accent" />
    </Primitive.Root>
  );
}
