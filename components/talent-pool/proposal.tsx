"use client";

import { useId, useState } from "react";
import { RowKeys } from "@/components/shell/row-keys";
import { useShortcuts } from "@/components/shell/shortcuts";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";
import type { Match } from "@/lib/talent-pool/explain-matches";
import { ProposedPerson, type Proposed } from "./proposed-person";
import { credits, people as counted } from "./words";

/** Whom a search found, for choosing among them; one act applies those chosen. */
export function Proposal(props: {
  rediscoveryId: string;
  people: Proposed[];
  matches: Record<string, Match>;
  blind: boolean;
  balance: number;
  /** Credits one evaluation costs. */
  price: number;
  confirm: (rediscoveryId: string, candidateIds: string[]) => Promise<ActionState>;
}) {
  const { people, price, balance } = props;
  const { act, busy } = useAct();
  const all = useId();
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const chosen = people.filter(({ candidateId }) => !out.has(candidateId));
  const cost = chosen.length * price;
  const apply = () => {
    if (chosen.length === 0) return;
    act(
      () =>
        props.confirm(
          props.rediscoveryId,
          chosen.map(({ candidateId }) => candidateId),
        ),
      {
        done: `${counted(chosen.length)} applied`,
      },
    );
  };
  const inRow = (act: (candidateId: string) => void) => () => {
    const row = document.activeElement?.closest<HTMLElement>("[data-candidate]")?.dataset.candidate;
    if (row) act(row);
  };
  useShortcuts([
    { keys: "a", label: "Apply those chosen", run: apply },
    { keys: "w", label: "Say why", run: inRow((id) => setOpen(toggled(open, id))) },
    { keys: "x", label: "Choose or leave out", run: inRow((id) => setOut(toggled(out, id))) },
  ]);
  return (
    <>
      <RowKeys />
      <div className="flex items-center gap-3 border-y border-line px-4 py-2 text-sm sm:px-6">
        <Checkbox
          id={all}
          checked={out.size === 0 ? true : chosen.length === 0 ? false : "indeterminate"}
          onCheckedChange={() =>
            setOut(out.size === 0 ? new Set(people.map(({ candidateId }) => candidateId)) : new Set())
          }
        />
        <label htmlFor={all} className="tabular-nums">
          {chosen.length} of {people.length} chosen
        </label>
      </div>
      <ol data-rows="" aria-label="People found">
        {people.map((person, index) => (
          <ProposedPerson
            key={person.candidateId}
            person={person}
            rank={index + 1}
            match={props.matches[person.candidateId]}
            href={props.blind ? null : `/candidates/${person.candidateId}`}
            settled={false}
            open={open.has(person.candidateId)}
            onOpen={() => setOpen(toggled(open, person.candidateId))}
            mark={
              <Checkbox
                data-row=""
                className="mt-0.5"
                aria-label={`Choose ${person.name}`}
                checked={!out.has(person.candidateId)}
                onCheckedChange={() => setOut(toggled(out, person.candidateId))}
              />
            }
          />
        ))}
      </ol>
      <div
        role="group"
        aria-label="Apply"
        className="sticky bottom-0 z-20 mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-raised px-4 py-3 sm:px-6"
      >
        <p className="min-w-0 flex-1 basis-60 text-sm text-pretty text-ink-muted">
          {chosen.length === 0 ? (
            "Nobody is chosen."
          ) : (
            <>
              <span className="font-medium text-ink tabular-nums">
                {credits(cost)} of {balance.toLocaleString("en-GB")}.
              </span>{" "}
              They are evaluated like anybody who applied. Nobody is written to.
              {cost > balance &&
                ` ${counted(chosen.length - Math.floor(balance / price))} will wait until credits are added.`}
            </>
          )}
        </p>
        <Button
          intent="primary"
          busy={busy}
          disabled={chosen.length === 0}
          onClick={apply}
          className="max-sm:h-10 max-sm:w-full"
        >
          Apply {counted(chosen.length)}
        </Button>
      </div>
    </>
  );
}

const toggled = (set: ReadonlySet<string>, id: string) => {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
};
