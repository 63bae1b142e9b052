"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect, useOptimistic, useRef, useTransition, type MouseEvent } from "react";
import type * as z from "zod";
import { rememberOrder } from "./order";
import { RowKeys } from "@/components/shell/row-keys";
import { useShortcuts } from "@/components/shell/shortcuts";
import { Table, TableBody, Th } from "@/components/ui/table";
import type { ListedCandidate } from "@/lib/applications/list-job-candidates";
import { ShortlistRow } from "./shortlist-row";

type Candidate = z.output<typeof ListedCandidate>;

/** Below this width there is no room for a panel: a row opens its page. */
const roomForPanel = () => window.matchMedia("(min-width: 64rem)").matches;

/** A job's candidates, ranked. A click on a row peeks at it, its name opens it; j and k move, p peeks, Esc closes. */
export function ShortlistTable(props: {
  jobId: string;
  candidates: Candidate[];
  peeked: string | null;
  shortlistFrom: number | null;
}) {
  const { candidates, peeked } = props;
  const router = useRouter();
  const path = usePathname();
  const params = useSearchParams();
  const [, start] = useTransition();
  const [shown, show] = useOptimistic(peeked);
  const follow = useRef<ReturnType<typeof setTimeout>>(undefined);

  const ids = candidates.map(({ applicationId }) => applicationId).join(" ");
  useEffect(() => rememberOrder(props.jobId, ids.split(" ")), [props.jobId, ids]);

  const peek = (applicationId: string | null) =>
    start(() => {
      show(applicationId);
      const next = new URLSearchParams(params);
      if (applicationId) next.set("peek", applicationId);
      else next.delete("peek");
      router.replace(next.size > 0 ? `${path}?${next}` : path, { scroll: false });
    });
  const onClick = (event: MouseEvent, applicationId: string) => {
    if ((event.target as HTMLElement).closest("a, button") || window.getSelection()?.isCollapsed === false)
      return;
    if (!roomForPanel()) return router.push(`/applications/${applicationId}`);
    peek(applicationId === shown ? null : applicationId);
  };
  const focused = () =>
    document.activeElement?.closest<HTMLElement>("[data-application]")?.dataset.application ??
    candidates[0]?.applicationId;
  useShortcuts([
    {
      keys: "p",
      label: shown ? "Close the panel" : "Peek at the candidate",
      run: () => peek(shown ? null : (focused() ?? null)),
    },
    ...(shown ? [{ keys: "escape", label: "Close the panel", run: () => peek(null) }] : []),
  ]);

  return (
    <>
      <RowKeys />
      <Table label="Candidates">
        <thead>
          <tr>
            <Th numeric className="w-10">
              <span aria-hidden>#</span>
              <span className="sr-only">Rank</span>
            </Th>
            <Th>Candidate</Th>
            <Th>Overall</Th>
            <Th numeric className="max-md:hidden" title="Hard skills">
              Hard
            </Th>
            <Th numeric className="max-md:hidden" title="Soft skills">
              Soft
            </Th>
            <Th numeric className="max-md:hidden" title="Culture fit">
              Culture
            </Th>
            <Th numeric className="max-md:hidden" title="Team fit">
              Team
            </Th>
            <Th className="hidden @4xl:table-cell" title="Criteria with evidence, of all criteria">
              Evidence
            </Th>
            <Th className="hidden @5xl:table-cell">First reason</Th>
            <Th className="max-sm:hidden">Standing</Th>
          </tr>
        </thead>
        <TableBody>
          {candidates.map((candidate) => (
            <ShortlistRow
              key={candidate.applicationId}
              candidate={candidate}
              shortlistFrom={props.shortlistFrom}
              selected={candidate.applicationId === shown}
              onClick={(event) => onClick(event, candidate.applicationId)}
              onFocus={() => {
                clearTimeout(follow.current);
                if (shown && shown !== candidate.applicationId)
                  follow.current = setTimeout(() => peek(candidate.applicationId), 120);
              }}
            />
          ))}
        </TableBody>
      </Table>
    </>
  );
}
