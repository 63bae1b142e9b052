"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { DialogBody, DialogCancel, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { useAct } from "@/components/ui/use-act";
import type { ActionState } from "@/lib/access/action-state";
import type { Member } from "./member";
import { type GivenRole, roleWords } from "./words";

const given = (Object.keys(roleWords) as (keyof typeof roleWords)[]).filter(
  (role): role is GivenRole => role !== "owner",
);

export function ChangeRole(props: {
  member: Member;
  changeRole: (userId: string, role: GivenRole) => Promise<ActionState>;
  close: () => void;
}) {
  const { userId, name, role: current } = props.member;
  const [role, setRole] = useState(given.find((each) => each === current));
  const { act, busy } = useAct();
  return (
    <DialogContent
      title={<>Role of {name}</>}
      description="It holds from their next click, and for their agents from the next call."
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (role) act(() => props.changeRole(userId, role), { done: "Role changed", then: props.close });
        }}
      >
        <DialogBody>
          <fieldset className="flex flex-col gap-3">
            <legend className="sr-only">Role</legend>
            {given.map((each) => (
              <label key={each} className="flex items-start gap-2.5">
                <input
                  type="radio"
                  name="role"
                  value={each}
                  checked={each === role}
                  onChange={() => setRole(each)}
                  className="mt-0.5 size-4 shrink-0 accent-accent"
                />
                <span>
                  <span className="font-medium">{roleWords[each].name}</span>
                  <span className="block text-sm text-ink-muted">{roleWords[each].may}</span>
                </span>
              </label>
            ))}
          </fieldset>
        </DialogBody>
        <DialogFooter>
          <DialogCancel busy={busy} />
          <Button type="submit" intent="primary" busy={busy} disabled={!role || role === current}>
            Change role
          </Button>
        </DialogFooter>
      </form>
    </DialogContent>
  );
}
