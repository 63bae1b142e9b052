"use client";

import Link from "next/link";
import type * as z from "zod";
import { Permitted } from "@/components/shell/permitted";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { findDuplicates } from "@/lib/records/candidates/find-duplicates";
import en from "@/messages/en/candidate.json";
import { sharedDetails } from "./shared-details";

type Records = z.output<typeof findDuplicates.output>;
export type MergeActs = {
  merge: (pair: { candidateId: string; mergedId: string }) => Promise<ActionState>;
  undoMerge: (merged: { mergedId: string }) => Promise<ActionState>;
};

/** Possible duplicates of this record, and records merged with it. Renders nothing when there are none. */
export function SamePerson({ records, acts }: { records: Records; acts: MergeActs }) {
  const t = useWords("candidate", en);
  const { act, busy } = useAct();
  const { candidateId, duplicates, merged, mergedInto } = records;
  if (candidateId === null || (!duplicates.length && !merged.length && !mergedInto)) return null;
  // A phone number that many share is usually an office's: only the first duplicate is unfolded.
  const shown = duplicates.length > 2 ? duplicates.slice(0, 1) : duplicates;
  const rest = duplicates.slice(shown.length);
  const button = (label: string, done: string, send: () => Promise<ActionState>) => (
    <Permitted to="candidate:write">
      <Button size="sm" busy={busy} onClick={() => act(send, { done })}>
        {label}
      </Button>
    </Permitted>
  );
  const undo = (mergedId: string) =>
    button(t("same.undo"), t("same.undone"), () => acts.undoMerge({ mergedId }));
  const offer = (other: Records["duplicates"][number]) => (
    <Alert
      key={other.candidateId}
      title={t.rich("same.duplicate", { person: () => <Person {...other} /> })}
      action={button(t("same.merge"), t("same.merged"), () =>
        acts.merge({ candidateId, mergedId: other.candidateId }),
      )}
    >
      {t.rich("same.duplicate.detail", {
        count: other.applications,
        at: () => <When at={other.createdAt} />,
        same: sharedDetails(t, other.same),
      })}
    </Alert>
  );
  return (
    <section aria-label={t("same.section")} className="flex flex-col gap-2 px-4 pt-4 sm:px-6">
      {mergedInto && (
        <Alert title={t("same.into")} action={undo(candidateId)}>
          {t.rich("same.into.detail", {
            other: (text) => (
              <Link href={`/candidates/${mergedInto}`} className={linkStyle}>
                {text}
              </Link>
            ),
          })}
        </Alert>
      )}
      {shown.map(offer)}
      {rest.length > 0 && (
        <details>
          <summary className="cursor-pointer text-sm text-ink-muted">
            {t("same.rest", { count: rest.length })}
          </summary>
          <div className="mt-2 flex flex-col gap-2">{rest.map(offer)}</div>
        </details>
      )}
      {merged.map((other) => (
        <Alert
          key={other.candidateId}
          title={t.rich("same.from", { person: () => <Person {...other} /> })}
          action={other.reversible && undo(other.candidateId)}
        >
          <When at={other.mergedAt} />. {t(other.reversible ? "same.from.reversible" : "same.from.ats")}
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
