import { TeamChange, changeHiringTeam } from "@/lib/records/jobs/change-hiring-team";
import { previewHiringTeam } from "@/lib/records/jobs/preview-hiring-team";
import { confirmableTool } from "../confirm/confirmable-tool";
import { quoted } from "../text/candidate-data";
import { adds } from "../tool";
import { say } from "@/lib/say";

export const changeHiringTeamTool = confirmableTool({
  name: "changeHiringTeam",
  title: "Change a job's hiring team",
  description: "Adds or removes hiring managers on a job.",
  safety: { ...adds, destructiveHint: true, idempotentHint: true },
  next: { not_found: "listConfiguredJobs with includeUnconfigured lists the jobs." },
  useCase: changeHiringTeam,
  async preview(actor, change) {
    const previewed = await previewHiringTeam(actor, TeamChange.parse(change));
    const { jobTitle, team, effects, subjectRevision } = previewed;
    const isChange = effects.length > 0;
    return {
      headline: isChange
        ? say("Change the hiring team of {job}", { job: quoted(jobTitle) })
        : say("Nothing changes in the hiring team of {job}", { job: quoted(jobTitle) }),
      effects: [...effects, onTeam(team)],
      subjectRevision: isChange ? subjectRevision : null,
    };
  },
  text: ({ added, removed, team }) =>
    `Added: ${added.join(", ") || "nobody"}. Removed: ${removed.join(", ") || "nobody"}. ${onTeam(team)}`,
});

const onTeam = (team: string[]) =>
  team.length > 0 ? say("Team afterwards: {team}.", { team }) : say("Team afterwards: nobody.");
