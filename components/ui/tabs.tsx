import Link from "next/link";
import { Tabs as Primitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

const tabStyle =
  "-mb-px inline-flex h-9 shrink-0 items-center gap-1.5 border-b-2 border-transparent px-1 text-sm font-medium text-ink-muted transition-colors hover:text-ink";
const rowStyle = "flex gap-4 overflow-x-auto border-b border-line";

export const Tabs = Primitive.Root;

// The styles below take back what Radix would write into the page as it is served, against the policy.

/** Tabs within a page. Tabs that are pages or filters are LinkTabs. */
export function TabRow({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      className={cn(rowStyle, "outline-none", className)}
      style={{ outline: undefined }}
      {...props}
    />
  );
}

export function TabPanel({ children, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Content {...props} asChild>
      <div style={{ animationDuration: undefined }}>{children}</div>
    </Primitive.Content>
  );
}

export function Tab({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      className={cn(tabStyle, "data-[state=active]:border-accent data-[state=active]:text-ink", className)}
      {...props}
    />
  );
}

/** Views of one thing that each have an address. */
export function LinkTabs(props: {
  label: string;
  tabs: { href: string; label: ReactNode; count?: ReactNode; current: boolean }[];
  className?: string;
}) {
  return (
    <nav aria-label={props.label} className={cn(rowStyle, props.className)}>
      {props.tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          scroll={false}
          prefetch={false}
          aria-current={tab.current ? "page" : undefined}
          className={cn(tabStyle, tab.current && "border-accent text-ink")}
        >
          {tab.label}
          {tab.count != null && <span className="font-normal text-ink-faint tabular-nums">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
