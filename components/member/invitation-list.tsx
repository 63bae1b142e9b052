"use client";

import type * as z from "zod";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { listInvitations } from "@/lib/hiring/organizations/open-invitations";
import en from "@/messages/en/member.json";
import { type GivenRole, roleName } from "./roles";

/** Open invitations. One that was not delivered or has expired can be sent again. */
export function InvitationList(props: {
  invitations: z.output<typeof listInvitations.output>["invitations"];
  invite: (email: string, role: GivenRole) => Promise<ActionState>;
  withdraw: (invitationId: string) => Promise<ActionState>;
}) {
  const t = useWords("member", en);
  const { act, busy } = useAct();
  if (props.invitations.length === 0) return null;
  return (
    <ul aria-label={t("invitations")} className="divide-y divide-line border-t border-line">
      {props.invitations.map(({ invitationId, email, role, expiresAt, expired, undelivered }) => (
        <li
          key={invitationId}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 last:pb-0"
        >
          <div className="min-w-0">
            <p className="break-words">{email}</p>
            <p className="text-sm text-ink-muted">
              {t.rich(stateOf(undelivered, expired), {
                at: () => <When at={expiresAt} />,
              })}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <Badge tone="outline">{roleName(t, role)}</Badge>
            {(undelivered || expired) && (
              <Button
                size="sm"
                busy={busy}
                aria-label={t("invitations.again.which", { email })}
                onClick={() =>
                  act(() => props.invite(email, role as GivenRole), { done: t("invitations.again.done") })
                }
              >
                {t("invitations.again")}
              </Button>
            )}
            <Button
              size="sm"
              busy={busy}
              aria-label={t("invitations.withdraw.which", { email })}
              onClick={() =>
                act(() => props.withdraw(invitationId), { done: t("invitations.withdraw.done") })
              }
            >
              {t("invitations.withdraw")}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function stateOf(undelivered: boolean, expired: boolean) {
  if (undelivered) return expired ? "invitations.undelivered.expired" : "invitations.undelivered";
  return expired ? "invitations.expired" : "invitations.open";
}
