"use client";

import { FileSearch } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";

/** Starts the drafting of a scorecard from the job description; says what it costs before it does. */
export function Generate(props: {
  jobId: string;
  credits: number;
  again?: boolean;
  generate: (jobId: string) => Promise<ActionState>;
}) {
  const { act, busy } = useAct();
  return (
    <Button
      intent={props.again ? "secondary" : "primary"}
      busy={busy}
      onClick={() => act(() => props.generate(props.jobId))}
    >
      {!busy && <FileSearch aria-hidden />}
      {props.again ? "Draft again" : "Draft from the description"}
      <span className="font-normal opacity-80">
        {props.credits} {props.credits === 1 ? "credit" : "credits"}
      </span>
    </Button>
  );
}
