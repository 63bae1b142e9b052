import { Skeleton } from "@/components/ui/skeleton";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/document.json";

/** Placeholder for a page that is loading. */
export const PageSkeleton = () => (
  <div role="status" aria-label={useWords("document", en)("opening")}>
    <Skeleton className="aspect-[1/1.4] w-full" />
  </div>
);
