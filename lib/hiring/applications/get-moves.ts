import * as z from "zod";
import { reading } from "@/lib/platform/access/use-case";
import { describeMove, whyNotMoved } from "@/lib/records/ats/why-not-moved";
import { Prisma } from "@/lib/platform/db/generated/client";
import { notFound } from "@/lib/errors";
import { stagesOfJob } from "@/lib/records/jobs/stages-of-job";

type Row = { stages: string[]; connection: Parameters<typeof whyNotMoved>[0] | null };

/** The stages a job's candidates can be moved to, and what its ATS does about a move. */
export const getMoves = reading({
  name: "getMoves",
  permission: "candidate:read",
  input: z.object({ jobId: z.uuid() }),
  output: z.object({
    stages: z.array(z.string()).describe("In order."),
    refusal: z
      .string()
      .nullable()
      .describe("Why candidates of the ATS cannot be moved here; null when they can."),
    told: z.string().nullable().describe("What a move does in the ATS; null where there is no ATS."),
  }),

  async run({ read }, { jobId }) {
    const [[job]] = await read<[Row]>([
      Prisma.sql`
        SELECT ${stagesOfJob} AS stages, (
          SELECT json_build_object('name', k.name, 'status', k.status, 'provider', k.provider, 'settings', k.settings)
          FROM "AtsConnection" k WHERE k."organizationId" = j."organizationId" AND k.id = j."atsConnectionId"
        ) AS connection
        FROM "Job" j WHERE j.id = ${jobId}::uuid`,
    ]);
    if (!job) throw notFound("Job");
    const { stages, connection } = job;
    if (connection === null) return { stages, refusal: null, told: null };
    return { stages, refusal: whyNotMoved(connection), told: describeMove(connection) };
  },
});
