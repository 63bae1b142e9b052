import Link from "next/link";
import type * as z from "zod";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { Change } from "@/lib/platform/audit/changes-since";
import en from "@/messages/en/notice.json";

/** What happened in the organization, each with who did it and a link to what it is about. */
export function ChangeList({ changes }: { changes: z.output<typeof Change>[] }) {
  const t = useWords("notice", en);
  return (
    <section aria-label={t("changes")} className="max-w-3xl px-4 pb-10 sm:px-6">
      <h2 className="pb-2 text-base font-semibold">{t("changes")}</h2>
      <ul data-rows="">
        {changes.map((change) => (
          <li key={change.eventId} className="flex items-baseline gap-3 border-b border-line py-2 text-sm">
            <span className="min-w-0 flex-1 break-words">
              <bdi>{change.text}</bdi>{" "}
              <span className="text-ink-muted">
                {t(change.byAgent ? "changes.byAgent" : "changes.by", { by: change.by })}
              </span>
            </span>
            <Link
              data-row=""
              href={pathOf(change)}
              prefetch={false}
              className="shrink-0 text-ink-faint hover:underline"
            >
              <When at={change.at} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function pathOf({ applicationId, candidateId, jobId }: z.output<typeof Change>): string {
  if (applicationId) return `/applications/${applicationId}`;
  if (candidateId) return `/candidates/${candidateId}`;
  return jobId ? `/jobs/${jobId}` : "/jobs";
}
