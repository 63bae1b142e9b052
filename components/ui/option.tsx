import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

/** One of several options, of which exactly one is chosen; `text` says below its label what it means. */
export function Option(props: ComponentProps<"input"> & { label: ReactNode; text?: ReactNode }) {
  const { label, text, ...radio } = props;
  return (
    <label className="flex items-start gap-2.5">
      <input type="radio" className="mt-0.5 size-4 shrink-0 accent-accent" {...radio} />
      <span className="min-w-0">
        <span className={cn("block", text && "font-medium")}>{label}</span>
        {text && <span className="block max-w-[64ch] text-sm text-ink-muted">{text}</span>}
      </span>
    </label>
  );
}
