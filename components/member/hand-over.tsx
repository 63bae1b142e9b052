"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { DialogBody, DialogCancel, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useAct } from "@/components/ui/use-act";
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
  const [problem, setProblem] = useState("");
  const { act, busy } = useAct();
  return (
    <DialogContent
      title={<>Make {name} an owner</>}
      description="An owner does everything here, and can remove you. You are told by mail."
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          act(() => props.handOver(userId, stay, password), {
            done: stay ? `${name} is an owner too` : `${name} is the owner now`,
            then: props.close,
            failed: setProblem,
          });
        }}
      >
        <DialogBody>
          <label className="flex items-center gap-2.5 text-sm">
            <Checkbox checked={stay} onCheckedChange={(checked) => setStay(checked === true)} />
            I stay an owner too
          </label>
          {!stay && <p className="text-sm text-ink-muted">You become an administrator.</p>}
          <Field label="Your current password" error={problem}>
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
        </DialogBody>
        <DialogFooter>
          <DialogCancel busy={busy} />
          <Button type="submit" intent="primary" busy={busy}>
            Make an owner
          </Button>
        </DialogFooter>
      </form>
    </DialogContent>
  );
}
