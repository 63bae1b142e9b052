"use client";

import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/operating.json";

type Invitation = { invitationId: string; email: string; organization: string; givenUpAt: string };

/** Invitations whose delivery was given up. */
export function Undelivered(props: {
  invitations: Invitation[];
  sendAgain: (invitationId: string) => Promise<ActionState>;
}) {
  const t = useWords("operating", en);
  const { act, busy } = useAct();
  if (props.invitations.length === 0) return <p>{t("undelivered.none")}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {props.invitations.map(({ invitationId, email, organization, givenUpAt }) => (
        <li key={invitationId} className="flex items-center justify-between gap-4">
          <span>
            {t.rich("undelivered.line", {
              email,
              organization,
              name: (chunks) => <bdi>{chunks}</bdi>,
              at: () => <When at={givenUpAt} exact />,
            })}
          </span>
          <Button
            disabled={busy}
            onClick={() => act(() => props.sendAgain(invitationId), { done: t("undelivered.again.done") })}
          >
            {t("undelivered.again")}
          </Button>
        </li>
      ))}
    </ul>
  );
}
