"use client";

import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { DialogContent } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { ActionState } from "@/lib/access/action-state";
import type { Member } from "./member";

export function HandOver(props: {
  member: Member;
  handOver: (userId: string, stay: boolean, password: string) => Promise<ActionState>;
  close: () => void;
}) {
  const { userId, name } = props.member;
  const [stay, setStay] = useState(true);
  const [password, setPassword] = useState("");
  return (
    <DialogContent
      title={<>Make {name} an owner</>}
      description="An owner does everything here, and can remove you. You are told by mail."
    >
      <DialogForm
        submit="Make an owner"
        done={stay ? `${name} is an owner too` : `${name} is the owner now`}
        then={props.close}
        send={() => props.handOver(userId, stay, password)}
      >
        <label className="flex items-center gap-2.5 text-sm">
          <Checkbox checked={stay} onCheckedChange={setStay} />I stay an owner too
        </label>
        {!stay && <p className="text-sm text-ink-muted">You become an administrator.</p>}
        <Field label="Your current password">
          {(wiring) => (
            <Input
              {...wiring}
              type="password"
              autoComplete="current-password"
              required
              maxLength={128}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
      </DialogForm>
    </DialogContent>
  );
}
