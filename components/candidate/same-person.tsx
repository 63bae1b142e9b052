"use client";

import type * as z from "zod";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import type { ActionState } from "@/lib/access/action-state";
import type { findDuplicates } from "@/lib/candidates/find-duplicates";

type Found = z.output<typeof findDuplicates.output>;
export type MergeActs = {
  merge: (pair: { candidateId: string; mergedId: string }) => Promise<ActionState>;
  undoMerge: (merged: { mergedId: string }) => Promise<ActionState>;
};

const reasons = { email: "e-mail address", phone: "phone number", cv: "CV" } as const;

/** Other records that seem to be the same person, and those merged into this one. Nothing when there are none. */
export function SamePerson({ found, acts }: { found: Found; acts: MergeActs }) {
  const { act, busy } = useAct();
  const { candidateId, duplicates, merged, mergedInto } = found;
  if (!duplicates.length && !merged.length && !mergedInto) return null;
  return (
    <section aria-label="Same person" className="flex flex-col gap-2 px-4 pt-4 sm:px-6">
      {mergedInto && (
        <Alert
          title="This record was merged into another"
          action={
            <Button
              size="sm"
              busy={busy}
              onClick={() => act(() => acts.undoMerge({ mergedId: candidateId }), { done: "Merge undone" })}
            >
              Undo
            </Button>
          }
        >
          What stands here are applications to jobs that the other record is on too.
        </Alert>
      )}
      {duplicates.map((other) => (
        <Alert
          key={other.candidateId}
          title={`Perhaps the same person: ${other.name}`}
          action={
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
          }
        >
          Same {other.same.map((reason) => reasons[reason]).join(" and ")}; {other.applications}{" "}
          {other.applications === 1 ? "application" : "applications"}, known since{" "}
          <When at={other.createdAt} />. Merging can be undone. A newer CV has open applications scored again.
        </Alert>
      ))}
      {merged.map((other) => (
        <Alert
          key={other.candidateId}
          title={`Merged with another record: ${other.name}`}
          action={
            other.reversible && (
              <Button
                size="sm"
                busy={busy}
                onClick={() =>
                  act(() => acts.undoMerge({ mergedId: other.candidateId }), { done: "Merge undone" })
                }
              >
                Undo
              </Button>
            )
          }
        >
          <When at={other.mergedAt} />
        </Alert>
      ))}
    </section>
  );
}
