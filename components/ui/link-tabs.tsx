import Link from "next/link";
import type { ReactNode } from "react";
import { cn } from "./cn";

export const tabStyle =
  "inline-flex h-9 shrink-0 items-center gap-1.5 border-b-2 px-1 text-sm font-medium transition-colors hover:text-ink";
const restingTab = "border-transparent text-ink-muted";

/** Tabs that are links: each view has its own address. */
export function LinkTabs(props: {
  label: string;
  tabs: { href: string; label: ReactNode; count?: ReactNode; current: boolean }[];
  className?: string;
}) {
  return (
    <nav aria-label={props.label} className={cn("tab-row", props.className)}>
      {props.tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          scroll={false}
          prefetch={false}
          aria-current={tab.current ? "page" : undefined}
          className={cn(tabStyle, tab.current ? "border-accent text-ink" : restingTab)}
        >
          {tab.label}
          {tab.count != null && <span className="font-normal text-ink-faint tabular-nums">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
