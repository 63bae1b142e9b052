"use client";

import { useState } from "react";
import { Permitted } from "@/components/shell/permitted";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import type { ActionState } from "@/lib/access/action-state";
import { ConsentRecord } from "./consent-record";
import { EraseDialog, type ErasureActs } from "./erase-dialog";
import { Section } from "./section";
import type { ShownCandidate } from "./shown";
import { consentWords } from "./words";

type Act = (candidate: { candidateId: string }) => Promise<ActionState>;
type StandingActs = ErasureActs &
  Record<"optOut" | "takeBackOptOut" | "giveConsent" | "withdrawConsent", Act>;

/**
 * Whether somebody may be proposed for other roles, by their own word and, of an employee, by their consent; and the way
 * out of the pool and of the service.
 */
export function PoolStanding(props: {
  candidate: ShownCandidate;
  /** Administrators may. */
  mayErase: boolean;
  acts: StandingActs;
}) {
  const { candidate, mayErase, acts } = props;
  const { candidateId, optedOutAt, atsRemovedAt, ats, employee } = candidate;
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
          ) : employee && !employee.consent.given ? (
            `Works here and ${consentWords(employee.consent)} to be considered: not proposed for other roles.`
          ) : (
            "May be proposed for other roles."
          )}
        </p>
        {employee && <ConsentRecord consent={employee.consent} />}
        <div className="flex flex-wrap gap-2">
          <Permitted to="candidate:write">
            {employee && (
              <Turn
                candidateId={candidateId}
                on={employee.consent.given}
                turnOn={{ act: acts.giveConsent, label: "Record consent", done: "Consent recorded" }}
                turnOff={{
                  act: acts.withdrawConsent,
                  label: "Withdraw consent",
                  done: "Withdrawal recorded",
                }}
              />
            )}
            {!(optedOutAt && atsRemovedAt) && (
              <Turn
                candidateId={candidateId}
                on={optedOutAt !== null}
                turnOn={{ act: acts.optOut, label: "Opt out", done: "Opted out" }}
                turnOff={{
                  act: acts.takeBackOptOut,
                  label: "Take back the opt-out",
                  done: "Opt-out taken back",
                }}
              />
            )}
          </Permitted>
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

type Way = { act: Act; label: string; done: string };

/** There and back on one button, which keeps the focus. */
function Turn(props: { candidateId: string; on: boolean; turnOn: Way; turnOff: Way }) {
  const { candidateId, on, turnOn, turnOff } = props;
  const { act, busy } = useAct();
  const way = on ? turnOff : turnOn;
  return (
    <Button size="sm" busy={busy} onClick={() => act(() => way.act({ candidateId }), { done: way.done })}>
      {way.label}
    </Button>
  );
}
