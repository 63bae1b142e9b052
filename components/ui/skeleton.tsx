import { cn } from "./cn";

/** The shape of what comes. Shown only when it takes longer than 200 ms. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cn("block animate-appear-late rounded-sm bg-sunken", className)} />;
}

export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-9 items-center gap-6 px-4">
          <Skeleton className="h-3 w-40" />
          <Skeleton className="h-3 w-24" />
          <Skeleton className="ml-auto h-3 w-16" />
        </div>
      ))}
    </div>
  );
}
