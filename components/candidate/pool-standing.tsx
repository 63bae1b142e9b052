"use client";

import Link from "next/link";
import { useState } from "react";
import { Permitted } from "@/components/shell/permitted";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/candidate.json";
import { consentOf, ConsentRecord } from "./consent-record";
import { EraseDialog, type ErasureActs } from "./erase-dialog";
import { Section } from "@/components/ui/section";
import type { ShownCandidate } from "./shown";

type Act = (candidate: { candidateId: string }) => Promise<ActionState>;
type StandingActs = ErasureActs & Record<"optOut" | "undoOptOut" | "giveConsent" | "withdrawConsent", Act>;

/**
 * Whether a candidate may be proposed for other roles (opt-out and, for an employee, consent), with the controls to
 * change that and to erase the candidate.
 */
export function PoolStanding(props: {
  candidate: ShownCandidate;
  /** Whether the member is an administrator. */
  mayErase: boolean;
  acts: StandingActs;
}) {
  const { candidate, mayErase, acts } = props;
  const t = useWords("candidate", en);
  const { candidateId, optedOutAt, atsRemovedAt, ats, employee } = candidate;
  const [erasing, setErasing] = useState(false);
  return (
    <Section title={t("pool")}>
      <div className="flex flex-col gap-2 px-1.5 text-sm">
        <p className="max-w-[72ch] text-ink-muted">
          {atsRemovedAt
            ? t.rich("pool.removed", { ats: ats ?? t("pool.ats"), at: () => <When at={atsRemovedAt} /> })
            : optedOutAt
              ? t.rich("pool.optedOut", { at: () => <When at={optedOutAt} /> })
              : employee && !employee.consent.given
                ? t("pool.noConsent", { consent: t(`consent.${consentOf(employee)}`) })
                : t("pool.open")}
        </p>
        {employee && <ConsentRecord consent={employee.consent} />}
        <div className="flex flex-wrap gap-2">
          <Permitted to="candidate:write">
            {employee && (
              <Toggle
                candidateId={candidateId}
                on={employee.consent.given}
                turnOn={{
                  act: acts.giveConsent,
                  label: t("pool.recordConsent"),
                  done: t("pool.consentRecorded"),
                }}
                turnOff={{
                  act: acts.withdrawConsent,
                  label: t("pool.withdrawConsent"),
                  done: t("pool.withdrawalRecorded"),
                }}
              />
            )}
            {!(optedOutAt && atsRemovedAt) && (
              <Toggle
                candidateId={candidateId}
                on={optedOutAt !== null}
                turnOn={{ act: acts.optOut, label: t("pool.optOut"), done: t("pool.optOut.done") }}
                turnOff={{
                  act: acts.undoOptOut,
                  label: t("pool.takeBack"),
                  done: t("pool.takeBack.done"),
                }}
              />
            )}
          </Permitted>
          {mayErase && (
            <>
              <Button asChild size="sm" intent="quiet">
                <Link href={`/settings/holds?person=${candidateId}`}>{t("hold.open")}</Link>
              </Button>
              <Button size="sm" intent="quiet" onClick={() => setErasing(true)}>
                {t("erase.open")}
              </Button>
            </>
          )}
        </div>
      </div>
      {erasing && <EraseDialog candidate={candidate} acts={acts} close={() => setErasing(false)} />}
    </Section>
  );
}

type Direction = { act: Act; label: string; done: string };

/** One button for both directions, so that it keeps the focus. */
function Toggle(props: { candidateId: string; on: boolean; turnOn: Direction; turnOff: Direction }) {
  const { candidateId, on, turnOn, turnOff } = props;
  const { act, busy } = useAct();
  const next = on ? turnOff : turnOn;
  return (
    <Button size="sm" busy={busy} onClick={() => act(() => next.act({ candidateId }), { done: next.done })}>
      {next.label}
    </Button>
  );
}
