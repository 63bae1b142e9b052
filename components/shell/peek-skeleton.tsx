import { Skeleton } from "@/components/ui/skeleton";

import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/list.json";

export function PeekSkeleton() {
  const t = useWords("list", en);
  return (
    <div role="status" className="flex flex-col gap-5 p-5">
      <span className="sr-only">{t("loading")}</span>
      <div className="flex items-center gap-3">
        <Skeleton className="size-9 rounded-full" />
        <Skeleton className="h-4 w-40" />
      </div>
      <Skeleton className="h-8" />
      <Skeleton className="h-16" />
      <Skeleton className="h-32" />
    </div>
  );
}
