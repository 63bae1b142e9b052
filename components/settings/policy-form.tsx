"use client";

import { useId } from "react";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";

type Policy = "agent" | "recruiter";

const choices: { policy: Policy; name: string; says: string }[] = [
  {
    policy: "agent",
    name: "In the agent's conversation",
    says: "The agent shows a preview, asks its recruiter, and carries the yes. Quick, and only as sure as the agent.",
  },
  {
    policy: "recruiter",
    name: "By the recruiter, signed in",
    says: "Publishing, accepting, rejecting and inviting wait on the Approvals page until the recruiter answers there.",
  },
];

/** Takes effect at once, for what agents ask from then on. */
export function PolicyForm(props: {
  policy: Policy;
  readOnly: boolean;
  save: (policy: Policy) => Promise<ActionState>;
}) {
  const id = useId();
  const { act, busy } = useAct();
  return (
    <fieldset className="flex flex-col gap-3" disabled={props.readOnly || busy}>
      <legend className="sr-only">Where agents&apos; acts are confirmed</legend>
      {choices.map(({ policy, name, says }) => (
        <label key={policy} className="flex cursor-pointer items-start gap-2.5">
          <input
            type="radio"
            name={id}
            className="mt-0.5 size-4 shrink-0 accent-accent"
            checked={props.policy === policy}
            onChange={() => act(() => props.save(policy), { done: "Saved" })}
          />
          <span>
            <span className="block font-medium">{name}</span>
            <span className="block max-w-[64ch] text-sm text-ink-muted">{says}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
