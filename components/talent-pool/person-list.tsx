import Link from "next/link";
import type * as z from "zod";
import { ShownLines } from "@/components/shell/searched-notes";
import { Badge } from "@/components/ui/badge";
import { Initials } from "@/components/ui/initials";
import { ScoreBar } from "@/components/ui/score-bar";
import { useWords } from "@/components/words/use-words";
import type { FoundCandidate } from "@/lib/records/candidates/search-candidates";
import type { Excerpt } from "@/lib/hiring/talent-pool/search/excerpt";
import en from "@/messages/en/talent-pool.json";
import states from "@/messages/en/states.json";
import { ExcerptLine } from "./excerpt-line";

type Person = z.output<typeof FoundCandidate> & { excerpt: Excerpt | null };

/** People found by a text search, each with the matching excerpt and their latest application. */
export function PersonList({ people }: { people: Person[] }) {
  const t = useWords("talent-pool", en);
  const state = useWords("states", states);
  return (
    <ul data-rows="" aria-label={t("people.found")} className="border-t border-line">
      {people.map((person) => {
        const last = person.applications[0];
        return (
          <li
            key={person.candidateId}
            className="flex items-start gap-3 border-b border-line px-4 py-2.5 hover:bg-sunken has-[[data-row]:focus-visible]:bg-sunken sm:px-6"
          >
            <Initials name={person.name} className="mt-0.5" />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 text-sm">
                <Link
                  data-row=""
                  href={`/candidates/${person.candidateId}`}
                  className="rounded-xs font-medium break-words hover:underline"
                >
                  <bdi>{person.name}</bdi>
                </Link>
                {person.internal && <Badge tone="outline">{t("internal")}</Badge>}
                {person.headline && (
                  <span className="min-w-0 truncate text-ink-muted">{person.headline}</span>
                )}
              </p>
              <ShownLines shownBy={person.shownBy} />
              {person.excerpt && <ExcerptLine excerpt={person.excerpt} />}
              <p className="text-sm text-ink-faint">
                {last
                  ? t("people.application", {
                      job: last.jobTitle,
                      outcome: state(`dispositionInText.${last.disposition}`),
                      more: person.applications.length - 1,
                    })
                  : t("people.noApplication")}
              </p>
            </div>
            <ScoreBar score={person.score} className="text-sm max-sm:hidden" />
          </li>
        );
      })}
    </ul>
  );
}
