"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import type { ActionState } from "@/lib/access/action-state";
import { EraseDialog, type ErasureActs } from "./erase-dialog";
import { Section } from "./section";
import type { ShownCandidate } from "./shown";

type Candidate = { candidateId: string };
type StandingActs = ErasureActs & {
  optOut: (candidate: Candidate) => Promise<ActionState>;
  takeBackOptOut: (candidate: Candidate) => Promise<ActionState>;
};

/** Whether somebody may be proposed for other roles, and the way out of the pool and of the service. */
export function PoolStanding(props: {
  candidate: ShownCandidate;
  /** Administrators may. */
  mayErase: boolean;
  acts: StandingActs;
}) {
  const { candidate, mayErase, acts } = props;
  const { candidateId, optedOutAt, atsRemovedAt, ats, employee } = candidate;
  const { act, busy } = useAct();
  const [erasing, setErasing] = useState(false);
  return (
    <Section title="Talent pool">
      <div className="flex flex-col gap-2 px-1.5 text-sm">
        <p className="max-w-[72ch] text-ink-muted">
          {atsRemovedAt ? (
            <>
              {ats ?? "The applicant tracking system"} has not had them since <When at={atsRemovedAt} />. They
              are not proposed for other roles.
            </>
          ) : optedOutAt ? (
            <>
              Opted out <When at={optedOutAt} />. They are not proposed for other roles; open applications go
              on.
            </>
          ) : employee && !employee.consented ? (
            "Works here and has not agreed to be considered: not proposed for other roles."
          ) : (
            "May be proposed for other roles."
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          {optedOutAt && !atsRemovedAt && (
            <Button
              size="sm"
              busy={busy}
              onClick={() =>
                act(() => acts.takeBackOptOut({ candidateId }), { done: "May be proposed again" })
              }
            >
              Take back the opt-out
            </Button>
          )}
          {!optedOutAt && (
            <Button
              size="sm"
              busy={busy}
              onClick={() => act(() => acts.optOut({ candidateId }), { done: "Opted out" })}
            >
              Opt out
            </Button>
          )}
          {mayErase && (
            <Button size="sm" intent="quiet" onClick={() => setErasing(true)}>
              Erase …
            </Button>
          )}
        </div>
      </div>
      {erasing && <EraseDialog candidate={candidate} acts={acts} close={() => setErasing(false)} />}
    </Section>
  );
}
