import { cn } from "./cn";

/** A placeholder while content loads. Shown only when that takes longer than 200 ms. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cn("skeleton", className)} />;
}
