"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/operating.json";

const acts = ["verify", "rotate-keys", "reindex"] as const;
type Act = (typeof acts)[number];

/** Acts on the whole service, with the outcome of the last one. */
export function ServiceActs({ run }: { run: (act: Act) => Promise<ActionState<{ outcome: string[] }>> }) {
  const t = useWords("operating", en);
  const [outcome, setOutcome] = useState<string[]>([]);
  const { act, busy } = useAct();
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        {acts.map((each) => (
          <Button
            key={each}
            disabled={busy}
            onClick={() => act(() => run(each), { then: (done) => setOutcome(done.outcome) })}
          >
            {t(`service.${each}`)}
          </Button>
        ))}
      </div>
      <ul aria-live="polite">
        {outcome.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
