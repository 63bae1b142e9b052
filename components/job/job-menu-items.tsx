"use client";

import { useRouter } from "next/navigation";
import { MenuItem, MenuLabel } from "@/components/ui/menu";
import { type Opened, OpenMenu } from "@/components/ui/open-menu";
import type { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/job.json";
import type { JobStatus } from "./edit-job";
import type { JobMenuProps } from "./job-menu";

const statuses: JobStatus[] = ["open", "on_hold", "closed"];

export default function JobMenuItems(
  props: JobMenuProps & {
    opened: Opened;
    act: ReturnType<typeof useAct>["act"];
    /** Null when the job cannot be edited here. */
    edit: (() => void) | null;
    team: () => void;
  },
) {
  const { jobId, status, archived, keptIn, acts, act, edit } = props;
  const t = useWords("job", en);
  const router = useRouter();
  const own = keptIn === null;
  const moveTo = (to: JobStatus) => act(() => acts.save({ jobId, status: to }), { done: t(`moved.${to}`) });
  const archive = (to: boolean) =>
    act(() => acts.save({ jobId, archived: to }), { done: t(to ? "archived" : "unarchived") });
  const duplicate = () =>
    act(() => acts.duplicate(jobId), {
      done: t("duplicated"),
      then: (copy) => router.push(`/jobs/${copy.jobId}/scorecard`),
    });
  return (
    <OpenMenu {...props.opened} align="end">
      {!own && <MenuLabel className="max-w-56">{t("keptIn", { connection: keptIn })}</MenuLabel>}
      <MenuItem disabled={edit === null} onSelect={() => edit?.()}>
        {t("edit")}
      </MenuItem>
      <MenuItem onSelect={props.team}>{t("team")}</MenuItem>
      <MenuItem onSelect={duplicate}>{t("duplicate")}</MenuItem>
      {statuses
        .filter((other) => other !== status)
        .map((to) => (
          <MenuItem key={to} disabled={!own} onSelect={() => moveTo(to)}>
            {t(`move.${to}`)}
          </MenuItem>
        ))}
      {/* A job from an ATS has to be closed there first. */}
      <MenuItem disabled={!own && status !== "closed"} onSelect={() => archive(!archived)}>
        {t(archived ? "unarchive" : "archive")}
      </MenuItem>
    </OpenMenu>
  );
}
