"use client";

import { useState } from "react";
import type { Colleague, ReadTeam } from "@/components/member/colleague";
import { roleName } from "@/components/member/roles";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { PlainCheckbox } from "@/components/ui/checkbox";
import { Dialog, DialogBody, DialogContent } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useAct } from "@/components/ui/use-act";
import { useSubmit } from "@/components/ui/use-submit";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/job.json";
import memberWords from "@/messages/en/member.json";

export type TeamActs = {
  read: ReadTeam;
  change: (jobId: string, userId: string, onTeam: boolean) => Promise<ActionState>;
  invite: (jobId: string, email: string) => Promise<ActionState>;
};

/** Dialog to choose which members are on a job's hiring team. Each change is saved immediately. */
export default function HiringTeam(props: {
  jobId: string;
  members: Colleague[] | null;
  acts: TeamActs;
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
                <OnTeam jobId={props.jobId} change={props.acts.change} member={member} />
              </li>
            ))}
          </ul>
          <Invite jobId={props.jobId} invite={props.acts.invite} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

/** Invites somebody who is no member yet: they join with this team. */
function Invite({ jobId, invite }: { jobId: string; invite: TeamActs["invite"] }) {
  const t = useWords("job", en);
  const [email, setEmail] = useState("");
  const { onSubmit, busy, failure } = useSubmit(() => invite(jobId, email), {
    done: t("team.invited", { email }),
    then: () => setEmail(""),
  });
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-2 border-t border-line pt-3">
      <div className="flex items-start gap-2">
        <Field label={t("team.invite.email")} hint={t("team.invite.hint")} className="min-w-0 flex-1">
          <Input
            type="email"
            required
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Button type="submit" busy={busy} className="mt-6.5">
          {t("team.invite")}
        </Button>
      </div>
      {failure && <Alert tone="error">{failure}</Alert>}
    </form>
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
