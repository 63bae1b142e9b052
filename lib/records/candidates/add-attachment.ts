import * as z from "zod";
import { type Context, flow, useCase } from "@/lib/platform/access/use-case";
import { isBlind } from "@/lib/platform/blind-review/blind-candidate";
import { lockApplicationsOf } from "@/lib/judging/states/before";
import { scoreStatusesBefore } from "@/lib/judging/states/states";
import { conflict, notFound } from "@/lib/errors";
import { emit } from "@/lib/platform/events/emit";
import { attachmentReceived } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";
import { IncomingFile, type StoredFile, withStored } from "@/lib/reading/uploads/incoming-file";

const about = {
  candidateId: z.uuid(),
  kind: z
    .enum(["cv", "cover_letter", "other"])
    .default("cv")
    .describe("A new cv replaces the one judged before: active applications are scored again."),
};

const Added = z.object({
  attachmentId: z.uuid(),
  candidateId: z.uuid(),
  fileName: z.string(),
  size: z.int().describe("Bytes."),
  applicationsToRescore: z.int(),
});

const attach = useCase({
  name: "attach",
  permission: "candidate:write",
  input: z.object({ ...about, file: z.custom<StoredFile>() }),
  output: Added,

  async run(ctx, { candidateId, kind, file }) {
    await lockCandidate(ctx, candidateId);
    const twin = await ctx.db.attachment.findFirst({ where: { candidateId, sha256: file.sha256, kind } });
    if (twin) {
      // A file's name may say whose it is.
      const blind = await isBlind(ctx.db, candidateId);
      const about = { attachmentId: twin.id };
      if (blind) throw conflict("This file is already attached.", {}, about);
      throw conflict("This file is already attached, as {file}.", { file: twin.fileName }, about);
    }
    return attachFile(ctx, { candidateId, kind, file });
  },
});

/** Locks the candidate's row, so that two uploads of the same file run one after the other. */
export async function lockCandidate({ db }: Context, candidateId: string) {
  const [candidate] = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Candidate" WHERE id = ${candidateId}::uuid AND "erasedAt" IS NULL FOR UPDATE`;
  if (!candidate) throw notFound("Candidate");
}

/** Marks active applications evaluated on an earlier CV as stale, to be scored on the new one. Returns how many. */
export async function markStale({ db }: Pick<Context, "db">, candidateId: string): Promise<number> {
  await lockApplicationsOf(db, [candidateId]);
  const { count } = await db.application.updateMany({
    where: { candidateId, disposition: "active", scoreStatus: { in: scoreStatusesBefore("stale") } },
    data: { scoreStatus: "stale", revision: { increment: 1 } },
  });
  return count;
}

/** Queues applications whose scoring failed, as a new CV is about to be read. */
export const waitForCv = ({ db }: Pick<Context, "db">, candidateId: string) =>
  db.application.updateMany({
    where: { candidateId, disposition: "active", scoreStatus: "failed" },
    data: { scoreStatus: "queued", scoreReason: null },
  });

type NewFile = { candidateId: string; kind: z.output<(typeof about)["kind"]>; file: StoredFile };

/** Adds a file to a candidate whose row is locked. */
export async function attachFile(ctx: Context, { candidateId, kind, file }: NewFile) {
  const { id: attachmentId } = await ctx.db.attachment.create({
    data: { ...file, candidateId, kind, createdBy: ctx.actor.id },
    select: { id: true },
  });
  const applicationsToRescore = kind === "cv" ? await markStale(ctx, candidateId) : 0;
  if (kind === "cv") await waitForCv(ctx, candidateId);
  await record(ctx, "attachment.added", candidateId, { attachmentId, kind });
  await emit(ctx, attachmentReceived, { attachmentId });
  const { fileName, size } = file;
  return { attachmentId, candidateId, fileName, size, applicationsToRescore };
}

/** Adds a file to a candidate and queues it for reading. A new CV causes active applications to be scored again. */
export const addAttachment = flow({
  name: "addAttachment",
  permission: "candidate:write",
  input: z.object({ ...about, file: IncomingFile.describe("Inside the call or uploaded before.") }),
  output: Added,
  run: (actor, { file: incoming, ...rest }) =>
    withStored(actor, [incoming], ([file]) => attach(actor, { ...rest, file: file! })),
});
