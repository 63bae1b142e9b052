import { cn } from "@/components/ui/cn";

/** The logo, three bars as a ranked list, and the product's name. */
export function Wordmark({ collapsible }: { collapsible?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg aria-hidden viewBox="0 0 20 20" className="size-5 shrink-0">
        <rect width="20" height="20" rx="5" className="fill-ink" />
        <rect x="4.5" y="5" width="11" height="2.5" rx="1.25" className="fill-ink-inverse" />
        <rect x="4.5" y="9" width="8" height="2" rx="1" className="fill-ink-inverse opacity-60" />
        <rect x="4.5" y="12.75" width="5.5" height="2" rx="1" className="fill-ink-inverse opacity-40" />
      </svg>
      <span className={cn("text-base font-semibold tracking-tight", collapsible && "max-xl:sr-only")}>
        Shortlist
      </span>
    </span>
  );
}
