import { cn } from "./cn";

/** The shape of what comes. Shown only when it takes longer than 200 ms. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cn("skeleton", className)} />;
}
