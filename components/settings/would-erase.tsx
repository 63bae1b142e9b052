import type * as z from "zod";
import { Alert } from "@/components/ui/alert";
import { Bullets } from "@/components/ui/bullets";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { Skeleton } from "@/components/ui/skeleton";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { previewRetention } from "@/lib/records/candidates/preview-retention";
import en from "@/messages/en/settings.json";

export type RetentionPreview = z.output<typeof previewRetention.output>;

/** How many candidates a retention rule would erase now, and those with the longest inactivity. */
export function WouldErase({ answer }: { answer: ActionState<RetentionPreview> | undefined }) {
  const t = useWords("settings", en);
  if (!answer) return <Skeleton className="h-4 w-4/5" />;
  if (!answer.ok) return <Alert tone="error">{answer.message}</Alert>;
  const { total, people } = answer;
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-sm">
        {t("retention.total", { total })}
      </p>
      {total > people.length && <p className="text-sm text-ink-muted">{t("retention.longest")}</p>}
      <Bullets aria-label={t("retention.people")}>
        {people.map(({ candidateId, name, lastActivity }) => (
          <li key={candidateId}>
            {t.rich("retention.person", {
              person: () => (
                <NewTabLink href={`/candidates/${candidateId}`}>
                  <bdi>{name}</bdi>
                </NewTabLink>
              ),
              at: () => <When at={lastActivity} />,
            })}
          </li>
        ))}
      </Bullets>
    </div>
  );
}
