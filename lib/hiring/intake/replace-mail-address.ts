import { randomUUID } from "node:crypto";
import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { record } from "@/lib/platform/events/record";
import { MailAddress, shownAddress } from "./get-mail-address";

/** Gives a job another address for mails with CVs: the one before is nobody's from now on. Throws not_found. */
export const replaceMailAddress = useCase({
  name: "replaceMailAddress",
  permission: "job:write",
  input: z.object({ jobId: z.uuid() }),
  output: MailAddress,

  async run(ctx, { jobId }) {
    const { db, actor } = ctx;
    const data = { mailToken: randomUUID() };
    const [job] = await db.job.updateManyAndReturn({ where: { id: jobId }, data });
    const shown = await shownAddress(db, actor, job);
    await record(ctx, "job.mail-address-replaced", jobId);
    return shown;
  },
});
