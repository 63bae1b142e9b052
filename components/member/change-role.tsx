"use client";

import { useState } from "react";
import { DialogContent } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import { Option } from "@/components/ui/option";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/member.json";
import type { Member } from "./member";
import { type GivenRole, assignableRoles } from "./roles";

export function ChangeRole(props: {
  member: Member;
  changeRole: (userId: string, role: GivenRole) => Promise<ActionState>;
  close: () => void;
}) {
  const t = useWords("member", en);
  const { userId, name, role: current } = props.member;
  const [role, setRole] = useState<GivenRole>(assignableRoles.find((each) => each === current) ?? "admin");
  return (
    <DialogContent title={t("changeRole.title", { name })} description={t("changeRole.detail")}>
      <DialogForm
        submit={t("changeRole")}
        done={t("changeRole.done")}
        then={props.close}
        send={() => props.changeRole(userId, role)}
      >
        <fieldset className="flex flex-col gap-3">
          <legend className="sr-only">{t("role")}</legend>
          {assignableRoles.map((each) => (
            <Option
              key={each}
              name="role"
              checked={each === role}
              onChange={() => setRole(each)}
              label={t(`role.${each}`)}
              text={t(`role.${each}.may`)}
            />
          ))}
        </fieldset>
      </DialogForm>
    </DialogContent>
  );
}
