"use client";

import { useId, useState } from "react";
import { RowKeys } from "@/components/shell/row-keys";
import { useShortcuts } from "@/components/shell/shortcuts";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { toggled } from "@/components/ui/toggled";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { Match } from "@/lib/hiring/talent-pool/search/match";
import en from "@/messages/en/talent-pool.json";
import { ProposedPerson, type Proposed } from "./proposed-person";

/** Nobody below the score that the scorecard recommends from is proposed unasked. */
const isBelow = ({ score }: Proposed, shortlistFrom: number | null) =>
  shortlistFrom !== null && score < shortlistFrom;

/** The people found by a search, to choose from; one act applies those chosen. */
export function Proposal(props: {
  rediscoveryId: string;
  people: Proposed[];
  matches: Record<string, Match>;
  blind: boolean;
  /** People with a lower estimate are not selected at first. */
  shortlistFrom: number | null;
  balance: number;
  /** Credits one evaluation costs. */
  price: number;
  confirm: (rediscoveryId: string, candidateIds: string[]) => Promise<ActionState>;
}) {
  const { people, price, balance } = props;
  const t = useWords("talent-pool", en);
  const { act, busy } = useAct();
  const all = useId();
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        people.filter((person) => isBelow(person, props.shortlistFrom)).map(({ candidateId }) => candidateId),
      ),
  );
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const chosen = people.filter(({ candidateId }) => !skipped.has(candidateId));
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
        done: t("proposal.done", { count: chosen.length }),
      },
    );
  };
  const inRow = (act: (candidateId: string) => void) => () => {
    const row = document.activeElement?.closest<HTMLElement>("[data-candidate]")?.dataset.candidate;
    if (row) act(row);
  };
  useShortcuts([
    { keys: "a", label: t("proposal.applyShortcut"), run: apply },
    { keys: "w", label: t("proposal.whyShortcut"), run: inRow((id) => setOpen(toggled(open, id))) },
    { keys: "x", label: t("proposal.chooseShortcut"), run: inRow((id) => setSkipped(toggled(skipped, id))) },
  ]);
  return (
    <>
      <RowKeys />
      <div className="flex items-center gap-3 border-y border-line px-4 py-2 text-sm sm:px-6">
        <Checkbox
          id={all}
          checked={skipped.size === 0 ? true : chosen.length === 0 ? false : "indeterminate"}
          onCheckedChange={() =>
            setSkipped(skipped.size === 0 ? new Set(people.map(({ candidateId }) => candidateId)) : new Set())
          }
        />
        <label htmlFor={all} className="tabular-nums">
          {t("proposal.chosen", { chosen: chosen.length, total: people.length })}
        </label>
      </div>
      <ol data-rows="" aria-label={t("people.found")}>
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
                aria-label={t("proposal.choose", { name: person.name })}
                checked={!skipped.has(person.candidateId)}
                onCheckedChange={() => setSkipped(toggled(skipped, person.candidateId))}
              />
            }
          />
        ))}
      </ol>
      <div
        role="group"
        aria-label={t("proposal.applyGroup")}
        className="sticky bottom-0 z-20 mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-raised px-4 py-3 sm:px-6"
      >
        <p className="min-w-0 flex-1 basis-60 text-sm text-pretty text-ink-muted">
          {chosen.length === 0
            ? t("proposal.none")
            : t.rich("proposal.cost", {
                cost,
                balance,
                waiting: cost > balance ? chosen.length - Math.floor(balance / price) : 0,
                price: (text) => <span className="font-medium text-ink tabular-nums">{text}</span>,
              })}
        </p>
        <Button
          intent="primary"
          busy={busy}
          disabled={chosen.length === 0}
          onClick={apply}
          className="max-sm:h-10 max-sm:w-full"
        >
          {t("proposal.apply", { count: chosen.length })}
        </Button>
      </div>
    </>
  );
}
