"use server";

import type { TeamActs } from "@/components/job/hiring-team";
import { asActionState } from "@/lib/access/action-state";
import { currentActor } from "@/lib/access/session";
import { changeHiringTeam } from "@/lib/jobs/change-hiring-team";
import { listHiringTeam } from "@/lib/jobs/list-hiring-team";
import { listMembers } from "@/lib/organizations/list-members";
import { runAct } from "../../run-act";

/** The organization's members, with whether each is on the job's team. */
export const readTeam: TeamActs["read"] = async (jobId) =>
  asActionState(async () => {
    const actor = await currentActor();
    const [{ team }, { members }] = await Promise.all([
      listHiringTeam(actor, { jobId }),
      listMembers(actor, {}),
    ]);
    const onTeam = new Set(team.map(({ userId }) => userId));
    return {
      members: members.map(({ userId, name, role }) => ({ userId, name, role, onTeam: onTeam.has(userId) })),
    };
  });

export const changeTeam: TeamActs["change"] = async (jobId, userId, onTeam) =>
  runAct((actor) => changeHiringTeam(actor, { jobId, [onTeam ? "add" : "remove"]: [userId] }));
