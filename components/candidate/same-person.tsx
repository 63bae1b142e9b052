"use client";

import Link from "next/link";
import type * as z from "zod";
import { Permitted } from "@/components/shell/permitted";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import type { ActionState } from "@/lib/access/action-state";
import type { findDuplicates } from "@/lib/candidates/find-duplicates";
import { sameWords } from "./words";

type Found = z.output<typeof findDuplicates.output>;
export type MergeActs = {
  merge: (pair: { candidateId: string; mergedId: string }) => Promise<ActionState>;
  undoMerge: (merged: { mergedId: string }) => Promise<ActionState>;
};

/** Other records that seem to be the same person, and those merged into this one. Nothing when there are none. */
export function SamePerson({ found, acts }: { found: Found; acts: MergeActs }) {
  const { act, busy } = useAct();
  const { candidateId, duplicates, merged, mergedInto } = found;
  if (!duplicates.length && !merged.length && !mergedInto) return null;
  // A number that many share is an office's: what the page is about stays in sight.
  const shown = duplicates.length > 2 ? duplicates.slice(0, 1) : duplicates;
  const rest = duplicates.slice(shown.length);
  const offer = (other: Found["duplicates"][number]) => (
    <Alert
      key={other.candidateId}
      title={
        <>
          Perhaps the same person: <Person {...other} />
        </>
      }
      action={
        <Permitted to="candidate:write">
          <Button
            size="sm"
            busy={busy}
            onClick={() =>
              act(() => acts.merge({ candidateId, mergedId: other.candidateId }), {
                done: "Records merged",
              })
            }
          >
            Merge into this one
          </Button>
        </Permitted>
      }
    >
      Same {other.same.map((reason) => sameWords[reason]).join(" and ")}; {other.applications}{" "}
      {other.applications === 1 ? "application" : "applications"}, known since <When at={other.createdAt} />.
      Their files and applications come to this record, and its gaps are filled from theirs; a newer CV has
      open applications scored again. Merging can be undone.
    </Alert>
  );
  return (
    <section aria-label="Same person" className="flex flex-col gap-2 px-4 pt-4 sm:px-6">
      {mergedInto && (
        <Alert
          title="This record was merged into another"
          action={
            <Permitted to="candidate:write">
              <Button
                size="sm"
                busy={busy}
                onClick={() => act(() => acts.undoMerge({ mergedId: candidateId }), { done: "Merge undone" })}
              >
                Undo merge
              </Button>
            </Permitted>
          }
        >
          <Link href={`/candidates/${mergedInto}`} className={linkStyle}>
            Open the other record
          </Link>
          . What stands here are applications to jobs that it is on too. Undoing gives this one back what it
          had.
        </Alert>
      )}
      {shown.map(offer)}
      {rest.length > 0 && (
        <details>
          <summary className="cursor-pointer text-sm text-ink-muted">
            {rest.length} more records seem to be the same person
          </summary>
          <div className="mt-2 flex flex-col gap-2">{rest.map(offer)}</div>
        </details>
      )}
      {merged.map((other) => (
        <Alert
          key={other.candidateId}
          title={
            <>
              Merged with another record: <Person {...other} />
            </>
          }
          action={
            other.reversible && (
              <Permitted to="candidate:write">
                <Button
                  size="sm"
                  busy={busy}
                  onClick={() =>
                    act(() => acts.undoMerge({ mergedId: other.candidateId }), { done: "Merge undone" })
                  }
                >
                  Undo merge
                </Button>
              </Permitted>
            )
          }
        >
          <When at={other.mergedAt} />.{" "}
          {other.reversible
            ? "Undoing gives it back the files and applications it came with."
            : "The applicant tracking system merged these records. To undo it, separate them there."}
        </Alert>
      ))}
    </section>
  );
}

const linkStyle = "text-accent-ink underline underline-offset-2";

const Person = ({ candidateId, name }: { candidateId: string; name: string }) => (
  <Link href={`/candidates/${candidateId}`} className={linkStyle}>
    <bdi>{name}</bdi>
  </Link>
);
