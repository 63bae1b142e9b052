"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";

type Act = "verify" | "rotate-keys" | "reindex";

const acts: { act: Act; label: string }[] = [
  { act: "verify", label: "Verify" },
  { act: "rotate-keys", label: "Rotate keys" },
  { act: "reindex", label: "Re-index everybody" },
];

/** What concerns the whole service, and what came of it. */
export function ServiceActs({ run }: { run: (act: Act) => Promise<ActionState<{ outcome: string[] }>> }) {
  const [outcome, setOutcome] = useState<string[]>([]);
  const { act, busy } = useAct();
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        {acts.map((each) => (
          <Button
            key={each.act}
            disabled={busy}
            onClick={() => act(() => run(each.act), { then: (done) => setOutcome(done.outcome) })}
          >
            {each.label}
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
