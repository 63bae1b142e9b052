import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"button">, "className" | "onClick"> & {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
};

/** Takes effect immediately; a choice that waits for a submit is a Checkbox. */
export function Switch({ checked, onCheckedChange, ...props }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      className="group inline-flex h-5 w-8 shrink-0 items-center rounded-full border border-line-control bg-pressed p-0.5 transition-colors disabled:cursor-not-allowed disabled:opacity-50 aria-checked:border-accent aria-checked:bg-accent"
      onClick={() => onCheckedChange(!checked)}
      {...props}
    >
      <span className="size-3.5 rounded-full bg-ink-muted transition-transform group-aria-checked:translate-x-3 group-aria-checked:bg-on-accent" />
    </button>
  );
}
