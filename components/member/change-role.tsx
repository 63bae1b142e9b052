"use client";

import { useState } from "react";
import { DialogContent } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import type { ActionState } from "@/lib/access/action-state";
import type { Member } from "./member";
import { type GivenRole, givenRoles, roleWords } from "./words";

export function ChangeRole(props: {
  member: Member;
  changeRole: (userId: string, role: GivenRole) => Promise<ActionState>;
  close: () => void;
}) {
  const { userId, name, role: current } = props.member;
  const [role, setRole] = useState<GivenRole>(givenRoles.find((each) => each === current) ?? "admin");
  return (
    <DialogContent
      title={<>Role of {name}</>}
      description="It holds from their next click, and for their agents from the next call."
    >
      <DialogForm
        submit="Change role"
        done="Role changed"
        then={props.close}
        send={() => props.changeRole(userId, role)}
      >
        <fieldset className="flex flex-col gap-3">
          <legend className="sr-only">Role</legend>
          {givenRoles.map((each) => (
            <label key={each} className="flex items-start gap-2.5">
              <input
                type="radio"
                name="role"
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
      </DialogForm>
    </DialogContent>
  );
}
