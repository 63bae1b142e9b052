"use client";

import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { DialogContent } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/member.json";
import type { Member } from "./member";

export function HandOver(props: {
  member: Member;
  handOver: (userId: string, stay: boolean, password: string) => Promise<ActionState>;
  close: () => void;
}) {
  const t = useWords("member", en);
  const { userId, name } = props.member;
  const [stay, setStay] = useState(true);
  const [password, setPassword] = useState("");
  return (
    <DialogContent title={t("handOver.title", { name })} description={t("handOver.detail")}>
      <DialogForm
        submit={t("become")}
        done={t(stay ? "handOver.done.too" : "handOver.done", { name })}
        then={props.close}
        send={() => props.handOver(userId, stay, password)}
      >
        <label className="flex items-center gap-2.5 text-sm">
          <Checkbox checked={stay} onCheckedChange={setStay} />
          {t("handOver.stay")}
        </label>
        {!stay && <p className="text-sm text-ink-muted">{t("handOver.leave")}</p>}
        <Field label={t("handOver.password")}>
          <Input
            type="password"
            autoComplete="current-password"
            required
            maxLength={128}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      </DialogForm>
    </DialogContent>
  );
}
