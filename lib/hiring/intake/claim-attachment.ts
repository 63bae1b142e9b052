import { Prisma } from "@/lib/platform/db/generated/client";
import type { Context } from "@/lib/platform/access/use-case";

/** Writes the outcome of an attachment that is still pending, in place of its first reading; a second run gets undefined and has nothing to do. */
export async function claimAttachment(
  { db }: Context,
  id: string,
  data: { readStatus: "read"; textKey: string | null } | { readStatus: "failed"; readFailure: string },
) {
  const [attachment] = await db.attachment.updateManyAndReturn({
    where: { id, readStatus: "pending" },
    data: { ...data, reading: Prisma.DbNull },
  });
  return attachment;
}
