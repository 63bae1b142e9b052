import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { memberName } from "@/lib/platform/access/member-name";
import { decisionKinds, dispositionNames } from "@/lib/judging/states/decision-kinds";
import { fileImport } from "@/lib/judging/states/file-import";
import { say } from "@/lib/say";
import { writeTable } from "./write-table";

/**
 * Every decision that was not undone on applications imported from a file, oldest first, as CSV without candidates'
 * names: for organizations whose ATS is a spreadsheet.
 */
export const exportDecisions = useCase({
  name: "exportDecisions",
  permission: "organization:administer",
  output: z.object({ csv: z.string() }),

  async run({ db }) {
    const decisions = await db.decision.findMany({
      where: { undoneAt: null, application: { connection: { provider: fileImport } } },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      include: { application: { include: { job: true, candidate: true } } },
    });
    const names = await memberName(
      db,
      decisions.map((each) => each.decidedBy),
    );
    return {
      csv: writeTable([
        [
          say("application id"),
          say("job id"),
          say("job"),
          say("candidate id"),
          say("decision"),
          say("standing now"),
          say("decided at"),
          say("decided by"),
          say("feedback"),
          say("stage"),
        ],
        ...decisions.map(({ kind, stage, createdAt, decidedBy, feedback, application }) => [
          application.externalId ?? "",
          application.job.externalId ?? "",
          application.job.title,
          application.candidate.externalId ?? "",
          say(decisionKinds[kind].label),
          say(dispositionNames[application.disposition]),
          createdAt.toISOString(),
          names(decidedBy),
          feedback ?? "",
          stage ?? "",
        ]),
      ]),
    };
  },
});
