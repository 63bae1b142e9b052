import Link from "next/link";
import type * as z from "zod";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { findDuplicates } from "@/lib/records/candidates/find-duplicates";
import en from "@/messages/en/candidate.json";

type Groups = z.output<typeof findDuplicates.output>["groups"];

/** Records that seem to be the same person, by what they share; each page offers to merge the others into it. */
export function DuplicateGroups({ groups }: { groups: Groups }) {
  const t = useWords("candidate", en);
  return (
    <ul data-rows="" className="border-t border-line">
      {groups.map(({ same, records }) => (
        <li
          key={records.map(({ candidateId }) => candidateId).join()}
          className="border-b border-line px-4 py-2.5 text-sm sm:px-6"
        >
          <p className="text-ink-muted">{same.map((mark) => t(`duplicates.${mark}`)).join(", ")}</p>
          {records.map(({ candidateId, name, applications, createdAt }) => (
            <p key={candidateId} className="flex items-baseline gap-3">
              <Link
                data-row=""
                href={`/candidates/${candidateId}`}
                className="min-w-0 flex-1 font-medium break-words hover:underline"
              >
                <bdi>{name}</bdi>
              </Link>
              <span className="text-ink-muted">{t("duplicates.applications", { count: applications })}</span>
              <When at={createdAt} className="shrink-0 text-ink-faint" />
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
