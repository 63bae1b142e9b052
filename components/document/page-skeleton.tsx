import { Skeleton } from "@/components/ui/skeleton";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/document.json";

/** The shape of a page that is on its way. */
export const PageSkeleton = () => (
  <div role="status" aria-label={useWords("document", en)("opening")}>
    <Skeleton className="aspect-[1/1.4] w-full" />
  </div>
);
