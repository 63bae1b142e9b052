import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/site.json";

/** The 404 page: the same for rows that never existed, were deleted, or belong to another organization. */
export function NothingHere({ className }: { className?: string }) {
  const t = useWords("site", en);
  return (
    <EmptyState
      title={t("notFound.title")}
      className={className}
      action={
        <Button asChild>
          {/* oxlint-disable-next-line next/no-html-link-for-pages -- every page would load the Link */}
          <a href="/jobs">{t("notFound.jobs")}</a>
        </Button>
      }
    >
      {t("notFound.text")}
    </EmptyState>
  );
}
