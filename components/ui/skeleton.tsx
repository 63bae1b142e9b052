import { cn } from "./cn";

/** The shape of what comes. Shown only when it takes longer than 200 ms. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cn("block animate-appear-late rounded-sm bg-sunken", className)} />;
}
