"use client";

import { useRouter } from "next/navigation";
import { fetchStarts } from "@/components/application/fetch-rows";
import { MenuItem, MenuLabel } from "@/components/ui/menu";
import { type Opened, OpenMenu } from "@/components/ui/open-menu";
import { useToast } from "@/components/ui/toast";
import type { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/job.json";
import type { Closing } from "./close-job";
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
    applyPage: () => void;
    /** Asks what becomes of undecided candidates, and closes the job. */
    close: (closing: Closing) => void;
  },
) {
  const { jobId, status, archived, keptIn, acts, act, edit } = props;
  const t = useWords("job", en);
  const router = useRouter();
  const say = useToast();
  const own = keptIn === null;
  const moveTo = (to: JobStatus) => act(() => acts.save({ jobId, status: to }), { done: t(`moved.${to}`) });
  const archive = (to: boolean) =>
    act(() => acts.save({ jobId, archived: to }), { done: t(to ? "archived" : "unarchived") });
  const close = (by: Closing["by"]) =>
    act(
      async () => {
        const { total: undecided } = await fetchStarts(jobId, "?view=open");
        const state = undecided > 0 ? { ok: true as const } : await acts.save({ jobId, ...by });
        return state.ok ? { ok: true as const, undecided } : state;
      },
      {
        then: ({ undecided }) =>
          undecided > 0
            ? props.close({ by, undecided })
            : say(t("archived" in by ? "archived" : "moved.closed")),
      },
    );
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
      <MenuItem onSelect={props.applyPage}>{t("applyPage")}</MenuItem>
      <MenuItem onSelect={duplicate}>{t("duplicate")}</MenuItem>
      {statuses
        .filter((other) => other !== status)
        .map((to) => (
          <MenuItem
            key={to}
            disabled={!own}
            onSelect={() => (to === "closed" ? close({ status: to }) : moveTo(to))}
          >
            {t(`move.${to}`)}
          </MenuItem>
        ))}
      {/* A job from an ATS has to be closed there first. */}
      <MenuItem
        disabled={!own && status !== "closed"}
        onSelect={() => (status === "closed" ? archive(!archived) : close({ archived: true }))}
      >
        {t(archived ? "unarchive" : "archive")}
      </MenuItem>
    </OpenMenu>
  );
}
