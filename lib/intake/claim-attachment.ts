import type { Context } from "@/lib/access/use-case";

/** The first to claim an attachment that is still pending writes its outcome; a second run finds nothing to do. */
export async function claimAttachment(
  { db }: Context,
  id: string,
  data: { readStatus: "read"; textKey: string | null } | { readStatus: "failed"; readFailure: string },
) {
  const [attachment] = await db.attachment.updateManyAndReturn({
    where: { id, readStatus: "pending" },
    data,
  });
  return attachment;
}
