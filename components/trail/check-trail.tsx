"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { TrailReport } from "@/lib/platform/audit/check-trail";
import en from "@/messages/en/trail.json";

/** Checks the trail against its seals, and says what it found. */
export function CheckTrail({ check }: { check: () => Promise<ActionState<{ report: TrailReport }>> }) {
  const t = useWords("trail", en);
  const { act, busy } = useAct();
  const [report, setReport] = useState<TrailReport | null>(null);
  return (
    <div className="flex flex-col gap-3" aria-live="polite">
      <div className="flex flex-wrap gap-2">
        <Button
          busy={busy}
          onClick={() => {
            setReport(null);
            act(check, { then: (answer) => setReport(answer.report) });
          }}
        >
          {t("check")}
        </Button>
        <Button asChild>
          <a href="/settings/trail/head" download>
            {t("copy")}
          </a>
        </Button>
      </div>
      {report && <Report report={report} />}
    </div>
  );
}

function Report({ report: { problems, seals, events, unsealed, otherKeys } }: { report: TrailReport }) {
  const t = useWords("trail", en);
  if (seals === 0 && problems.length === 0) return <Alert>{t("none")}</Alert>;
  return (
    <>
      {problems.length === 0 && <Alert>{t("checked", { events, seals, unsealed })}</Alert>}
      {otherKeys > 0 && <Alert tone="caution">{t("otherKeys", { otherKeys })}</Alert>}
      {problems.length > 0 && (
        <Alert tone="error" title={t("problems")}>
          <ul className="flex list-disc flex-col gap-1 pl-4">
            {problems.map(({ kind, number, count, from, to, eventIds }) => (
              <li key={`${kind} ${number}`}>
                {t(`problem.${kind}`, { number, count })} ({from && <When at={from} exact />} –{" "}
                <When at={to} exact />)
                {eventIds.length > 0 && (
                  <span className="block font-mono text-xs break-all">{eventIds.join(" ")}</span>
                )}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}
