import * as z from "zod";
import { sightOf } from "@/lib/platform/access/role-permissions";
import { useCase } from "@/lib/platform/access/use-case";
import { TeamChange, planTeam } from "./change-hiring-team";
import { say } from "@/lib/say";

/** Previews a change of a job's hiring team without making it. Throws what `changeHiringTeam` would throw. */
export const previewHiringTeam = useCase({
  name: "previewHiringTeam",
  permission: "job:write",
  input: TeamChange,
  output: z.object({
    jobTitle: z.string(),
    team: z.array(z.string()).describe("Who would be on it, by name."),
    effects: z.array(z.string()).describe("Empty when nothing would change."),
    subjectRevision: z.string(),
  }),

  async run(ctx, change) {
    const { jobTitle, added, removed, team, revision } = await planTeam(ctx, change);
    const isConfined = ({ role }: { role: string }) => sightOf(role) === "shared_jobs";
    return {
      jobTitle,
      team,
      effects: [
        ...added.map((member) =>
          isConfined(member)
            ? say("{name} joins the team, and sees the job, its applications and notes from then on.", {
                name: member.name,
              })
            : say("{name} joins the team.", { name: member.name }),
        ),
        ...removed.map((member) =>
          isConfined(member)
            ? say("{name} leaves the team and can no longer see the job. Their notes stay.", {
                name: member.name,
              })
            : say("{name} leaves the team.", { name: member.name }),
        ),
      ],
      subjectRevision: revision,
    };
  },
});
