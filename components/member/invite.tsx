"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useSubmit } from "@/components/ui/use-submit";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/member.json";
import { type GivenRole, assignableRoles } from "./roles";

/** Invites somebody by email, with a role. */
export function Invite(props: { invite: (email: string, role: GivenRole) => Promise<ActionState> }) {
  const t = useWords("member", en);
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<GivenRole>("recruiter");
  const { onSubmit, busy, failure } = useSubmit(() => props.invite(email, role), {
    done: t("invite.done"),
    then: () => setEmail(""),
  });
  return (
    <form className="flex flex-wrap items-start gap-3 border-t border-line pt-4" onSubmit={onSubmit}>
      <Field
        label={t("invite.email")}
        hint={t(`role.${role}.may`)}
        error={failure}
        className="min-w-60 flex-1"
      >
        <Input
          type="email"
          autoComplete="off"
          required
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field label={t("invite.as")}>
        <Select value={role} onChange={(event) => setRole(event.target.value as GivenRole)}>
          {assignableRoles.map((each) => (
            <option key={each} value={each}>
              {t(`role.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" busy={busy} className="mt-[1.625rem]">
        {t("invite")}
      </Button>
    </form>
  );
}
