"use client";

import type * as z from "zod";
import { ShownLines } from "@/components/shell/searched-notes";
import { RowKeys } from "@/components/shell/row-keys";
import { usePeek } from "@/components/shell/use-peek";
import { Badge } from "@/components/ui/badge";
import { ScoreBar } from "@/components/ui/score-bar";
import { Table, TableBody, Td, Th, Tr } from "@/components/ui/table";
import { When } from "@/components/ui/when";
import { OutdatedMark } from "@/components/application/marks";
import { RowName } from "@/components/application/row-name";
import { statusWord } from "@/components/application/words";
import { useWords } from "@/components/words/use-words";
import type { FoundCandidate } from "@/lib/records/candidates/search-candidates";
import en from "@/messages/en/candidate.json";
import states from "@/messages/en/states.json";

type Listed = z.output<typeof FoundCandidate>;
/** Maximum number of applications that the search returns per candidate. */
const mostApplications = 10;

/** The organization's candidates. A click on a row opens the peek panel, a click on the name the page. */
export function CandidateTable({ candidates }: { candidates: Listed[] }) {
  const t = useWords("candidate", en);
  const { shown, list } = usePeek({
    ids: candidates.map(({ candidateId }) => candidateId),
    hrefOf: (id) => `/candidates/${id}`,
    label: t("list.peek"),
  });
  return (
    <>
      <RowKeys peeking />
      <Table label={t("list.title")}>
        <thead>
          <tr>
            <Th>{t("list.candidate")}</Th>
            <Th>{t("list.best")}</Th>
            <Th className="max-sm:hidden">{t("list.for")}</Th>
            <Th className="hidden @3xl:table-cell">{t("list.standing")}</Th>
            <Th numeric className="max-md:hidden">
              {t("list.applications")}
            </Th>
            <Th className="hidden @4xl:table-cell">{t("list.location")}</Th>
            <Th className="hidden @5xl:table-cell">{t("list.from")}</Th>
            <Th numeric className="hidden @3xl:table-cell">
              {t("list.appliedLast")}
            </Th>
          </tr>
        </thead>
        <TableBody {...list}>
          {candidates.map((candidate) => (
            <CandidateRow
              key={candidate.candidateId}
              candidate={candidate}
              shown={candidate.candidateId === shown}
            />
          ))}
        </TableBody>
      </Table>
    </>
  );
}

function CandidateRow({ candidate, shown }: { candidate: Listed; shown: boolean }) {
  const { applications } = candidate;
  const t = useWords("candidate", en);
  const state = useWords("states", states);
  const best = applications.find(({ overall }) => overall === candidate.score) ?? applications[0];
  return (
    <Tr data-peek={candidate.candidateId} aria-selected={shown} className="cursor-default">
      <Td className="w-full max-w-0 min-w-44 sm:w-1/2">
        <span className="flex min-w-0 items-center gap-2">
          <RowName name={candidate.name} href={`/candidates/${candidate.candidateId}`} />
          {candidate.internal && <Badge tone="outline">{t("internal")}</Badge>}
          {candidate.headline && (
            <span className="hidden min-w-0 flex-1 truncate text-ink-faint @3xl:inline">
              <bdi>{candidate.headline}</bdi>
            </span>
          )}
        </span>
        <ShownLines shownBy={candidate.shownBy} />
      </Td>
      <Td>
        <span className="flex items-center gap-2">
          <ScoreBar score={candidate.score} />
          {best?.outdated && candidate.score !== null && <OutdatedMark />}
        </span>
      </Td>
      <Td className="w-1/4 max-w-0 min-w-28 max-sm:hidden">
        {best ? <span className="block truncate">{best.jobTitle}</span> : <None>{t("list.inPool")}</None>}
      </Td>
      <Td className="hidden text-ink-muted @3xl:table-cell">{best && statusWord(state, best)}</Td>
      <Td numeric className="max-md:hidden">
        {applications.length === 0 ? <None>0</None> : applications.length}
        {applications.length === mostApplications && "+"}
      </Td>
      <Td className="hidden max-w-40 truncate text-ink-muted @4xl:table-cell">
        <bdi>{candidate.location}</bdi>
      </Td>
      <Td className="hidden text-ink-muted @5xl:table-cell">{t(`source.${candidate.source}`)}</Td>
      <Td numeric className="hidden text-ink-muted @3xl:table-cell">
        {applications[0] && <When at={applications[0].appliedAt} />}
      </Td>
    </Tr>
  );
}

const None = ({ children }: { children: string }) => <span className="text-ink-faint">{children}</span>;
