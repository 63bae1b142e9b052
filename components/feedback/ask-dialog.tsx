"use client";

import { useEffect, useState } from "react";
import type * as z from "zod";
import type { Colleague, ReadTeam } from "@/components/member/colleague";
import { roleName } from "@/components/member/roles";
import { Alert } from "@/components/ui/alert";
import { PlainCheckbox } from "@/components/ui/checkbox";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import { Option } from "@/components/ui/option";
import { Skeleton } from "@/components/ui/skeleton";
import { useToast } from "@/components/ui/toast";
import { noAnswer } from "@/components/ui/use-answer";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { requestFeedback } from "@/lib/hiring/feedback/request-feedback";
import en from "@/messages/en/feedback.json";
import memberWords from "@/messages/en/member.json";
import uiWords from "@/messages/en/ui.json";

export type AskActs = {
  read: ReadTeam;
  ask: (asking: z.input<typeof requestFeedback.input>) => Promise<ActionState<{ requested: number }>>;
};

const kinds = ["review", "interview"] as const;

/** Dialog that asks colleagues for feedback on candidates of a job; those on its hiring team are chosen. */
export default function AskDialog(props: {
  jobId: string;
  applicationIds: string[];
  open: boolean;
  acts: AskActs;
  close: () => void;
}) {
  const { applicationIds, open, close } = props;
  const t = useWords("feedback", en);
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogContent title={t("ask.title", { count: applicationIds.length })} description={t("ask.text")}>
        <Ask {...props} />
      </DialogContent>
    </Dialog>
  );
}

function Ask({ jobId, applicationIds, acts, close }: Parameters<typeof AskDialog>[0]) {
  const t = useWords("feedback", en);
  const roles = useWords("member", memberWords);
  const ui = useWords("ui", uiWords);
  const say = useToast();
  const [read] = useState(() => acts.read);
  const [members, setMembers] = useState<Colleague[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [kind, setKind] = useState<(typeof kinds)[number]>("review");
  useEffect(() => {
    let isCurrent = true;
    void read(jobId)
      .catch(() => noAnswer(ui))
      .then((state) => {
        if (!isCurrent) return;
        if (!state.ok) return setFailure(state.message);
        const able = state.members.filter(
          ({ role, onTeam, isYou }) =>
            !isYou && role !== "read_only" && (onTeam || role !== "hiring_manager"),
        );
        setMembers(able.toSorted((a, b) => Number(b.onTeam) - Number(a.onTeam)));
        setChosen(new Set(able.filter(({ onTeam }) => onTeam).map(({ userId }) => userId)));
      });
    return () => {
      isCurrent = false;
    };
  }, [read, jobId, ui]);
  const choose = (userId: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(userId);
    else next.delete(userId);
    setChosen(next);
  };
  return (
    <DialogForm
      submit={t("ask")}
      send={async (): Promise<ActionState<{ requested: number }>> =>
        chosen.size > 0
          ? acts.ask({ applicationIds, raters: [...chosen], kind })
          : { ok: false, message: t("ask.choose") }
      }
      then={({ requested }) => {
        say(t("ask.done", { requested }));
        close();
      }}
    >
      {failure && <Alert tone="error">{failure}</Alert>}
      {members?.length === 0 && <Alert>{t("ask.nobody")}</Alert>}
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{t("ask.whom")}</legend>
        {members === null && failure === null && <Skeleton className="h-9 w-full" />}
        {members?.map(({ userId, name, role }) => (
          <label key={userId} className="flex min-h-9 items-center gap-2.5 text-sm">
            <PlainCheckbox
              checked={chosen.has(userId)}
              onChange={(event) => choose(userId, event.target.checked)}
            />
            <bdi className="min-w-0 flex-1 truncate font-medium">{name}</bdi>
            <span className="text-ink-muted">{roleName(roles, role)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="flex flex-col gap-2 text-sm">
        <legend className="mb-2 font-medium">{t("ask.kind")}</legend>
        {kinds.map((each) => (
          <Option
            key={each}
            name="kind"
            checked={kind === each}
            onChange={() => setKind(each)}
            label={t(`ask.kind.${each}`)}
          />
        ))}
      </fieldset>
    </DialogForm>
  );
}
