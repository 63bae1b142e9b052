import { Skeleton } from "@/components/ui/skeleton";

/** The shape of a page that is on its way. */
export const PageSkeleton = () => (
  <div role="status" aria-label="The original is being opened">
    <Skeleton className="aspect-[1/1.4] w-full" />
  </div>
);
