"use client";

import { Ellipsis } from "lucide-react";
import { lazy, useState } from "react";
import type { Colleague } from "@/components/member/colleague";
import { Button } from "@/components/ui/button";
import { Later } from "@/components/ui/later";
import { MenuButton } from "@/components/ui/menu-button";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/job-head.json";
import type { ApplyPage, ApplyPageActs } from "./apply-page";
import type { Closing, Deciding } from "./close-job";
import type { Editing, JobStatus, SaveJob } from "./edit-job";
import type { TeamActs } from "./hiring-team";

const ApplyPageDialog = lazy(() => import("./apply-page"));
const CloseJob = lazy(() => import("./close-job"));
const JobMenuItems = lazy(() => import("./job-menu-items"));
const EditJob = lazy(() => import("./edit-job"));
const HiringTeam = lazy(() => import("./hiring-team"));

export type JobActs = {
  read: (jobId: string) => Promise<ActionState<Editing>>;
  save: SaveJob;
  team: TeamActs;
  applyPage: ApplyPageActs;
  /** Creates a copy of the job. */
  duplicate: (jobId: string) => Promise<ActionState<{ jobId: string }>>;
};

export type JobMenuProps = {
  jobId: string;
  status: JobStatus;
  archived: boolean;
  /** The ATS connection that the job comes from; null for a job created in Shortlist. */
  keptIn: string | null;
  deciding: Deciding;
  acts: JobActs;
};

/**
 * The menu of a job: edit it, choose its hiring team, open its page for applicants, duplicate it, put it on hold, close, reopen or archive it.
 * `lacksText`: the ATS has no description of it, so that it is edited here.
 */
export function JobMenu(props: JobMenuProps & { lacksText: boolean }) {
  const { jobId, keptIn, acts } = props;
  const t = useWords("job-head", en);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [members, setMembers] = useState<Colleague[] | null>(null);
  const [applyPage, setApplyPage] = useState<ApplyPage | null>(null);
  const [closing, setClosing] = useState<Closing | null>(null);
  const { act, busy } = useAct();
  const edit = () => act(() => acts.read(jobId), { then: setEditing });
  const openTeam = () => act(() => acts.team.read(jobId), { then: (team) => setMembers(team.members) });
  return (
    <>
      <MenuButton
        button={
          <Button size="icon" aria-label={t("more")} busy={busy}>
            <Ellipsis aria-hidden />
          </Button>
        }
        menu={(opened) => (
          <JobMenuItems
            {...props}
            act={act}
            edit={keptIn !== null && !props.lacksText ? null : edit}
            team={openTeam}
            applyPage={() => act(() => acts.applyPage.read(jobId), { then: setApplyPage })}
            close={setClosing}
            opened={opened}
          />
        )}
      />
      <Later when={editing !== null}>
        <EditJob jobId={jobId} editing={editing} save={acts.save} close={() => setEditing(null)} />
      </Later>
      <Later when={members !== null}>
        <HiringTeam jobId={jobId} members={members} acts={acts.team} close={() => setMembers(null)} />
      </Later>
      <Later when={applyPage !== null}>
        <ApplyPageDialog
          jobId={jobId}
          page={applyPage}
          change={acts.applyPage.change}
          close={() => setApplyPage(null)}
        />
      </Later>
      <Later when={closing !== null}>
        <CloseJob {...props} closing={closing} save={acts.save} close={() => setClosing(null)} />
      </Later>
    </>
  );
}
