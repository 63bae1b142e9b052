"use server";

import type { TeamActs } from "@/components/job/hiring-team";
import { asActionState } from "@/lib/platform/access/action-state";
import { currentActor } from "@/lib/platform/access/session";
import { changeHiringTeam } from "@/lib/records/jobs/change-hiring-team";
import { listHiringTeam } from "@/lib/records/jobs/list-hiring-team";
import { inviteToJob } from "@/lib/hiring/organizations/invite-to-job";
import { listMembers } from "@/lib/hiring/organizations/list-members";
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
      members: members.map(({ userId, name, role, isYou }) => ({
        userId,
        name,
        role,
        isYou,
        onTeam: onTeam.has(userId),
      })),
    };
  });

/** Invites somebody who is no member yet to the job's team, by e-mail. */
export const inviteToTeam: TeamActs["invite"] = async (jobId, email) =>
  asActionState(async () => void (await inviteToJob(await currentActor(), { jobId, email })));

export const changeTeam: TeamActs["change"] = async (jobId, userId, onTeam) =>
  runAct((actor) => changeHiringTeam(actor, { jobId, [onTeam ? "add" : "remove"]: [userId] }));
