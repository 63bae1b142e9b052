import { Tabs as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./cn";
import { tabStyle } from "./link-tabs";

export const Tabs = Primitive.Root;

// The styles below remove inline styles of Radix from the served HTML, which the Content-Security-Policy forbids.

/** Tabs within a page. Tabs that are pages or filters are LinkTabs (link-tabs.tsx). */
export function TabRow({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      className={cn("tab-row outline-none", className)}
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

export function Tab(props: Omit<ComponentProps<typeof Primitive.Trigger>, "className">) {
  return (
    <Primitive.Trigger
      className={cn(
        tabStyle,
        "border-transparent text-ink-muted data-[state=active]:border-accent data-[state=active]:text-ink",
      )}
      {...props}
    />
  );
}
