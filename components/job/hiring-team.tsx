"use client";

import { useState } from "react";
import { roleName } from "@/components/member/roles";
import { Alert } from "@/components/ui/alert";
import { PlainCheckbox } from "@/components/ui/checkbox";
import { Dialog, DialogBody, DialogContent } from "@/components/ui/dialog";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/access/action-state";
import en from "@/messages/en/job.json";
import memberWords from "@/messages/en/member.json";

export type Colleague = { userId: string; name: string; role: string; onTeam: boolean };
export type TeamActs = {
  read: (jobId: string) => Promise<ActionState<{ members: Colleague[] }>>;
  change: (jobId: string, userId: string, onTeam: boolean) => Promise<ActionState>;
};

/** Dialog to choose which members are on a job's hiring team. Each change is saved immediately. */
export default function HiringTeam(props: {
  jobId: string;
  members: Colleague[] | null;
  change: TeamActs["change"];
  close: () => void;
}) {
  const { members, close } = props;
  const t = useWords("job", en);
  return (
    <Dialog open={members !== null} onOpenChange={(open) => !open && close()}>
      <DialogContent title={t("team")} description={t("team.description")}>
        <DialogBody>
          <ul aria-label={t("team.members")} className="flex flex-col gap-1">
            {members?.map((member) => (
              <li key={member.userId}>
                <OnTeam {...props} member={member} />
              </li>
            ))}
          </ul>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function OnTeam({ jobId, member, change }: { jobId: string; member: Colleague; change: TeamActs["change"] }) {
  const t = useWords("job", en);
  const { act, busy } = useAct();
  const roles = useWords("member", memberWords);
  const [onTeam, setOnTeam] = useState(member.onTeam);
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <>
      <label className="flex min-h-9 items-center gap-2.5 text-sm">
        <PlainCheckbox
          checked={onTeam}
          aria-disabled={busy}
          onChange={() => {
            setFailure(null);
            act(() => change(jobId, member.userId, !onTeam), {
              done: t(onTeam ? "team.removed" : "team.added", { name: member.name }),
              then: () => setOnTeam(!onTeam),
              failed: setFailure,
            });
          }}
        />
        <bdi className="min-w-0 flex-1 truncate font-medium">{member.name}</bdi>
        <span className="text-ink-muted">{roleName(roles, member.role)}</span>
      </label>
      {failure && <Alert tone="error">{failure}</Alert>}
    </>
  );
}
