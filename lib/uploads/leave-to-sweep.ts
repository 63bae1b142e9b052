import type { Context } from "@/lib/access/use-case";

/**
 * Has files deleted with the hourly clean-up, a day after `expiresAt` unless something was made of them: noted in the
 * transaction that lets go of them, or before they are written, so that no crash leaves one behind. Returns the notes.
 */
export async function leaveToSweep(
  { db, actor }: Pick<Context, "db"> & { actor: { id: string } },
  storageKeys: readonly string[],
  expiresAt = new Date(0),
): Promise<string[]> {
  const notes = await db.upload.createManyAndReturn({
    data: storageKeys.map((storageKey) => ({
      storageKey,
      expiresAt,
      status: "discarded" as const,
      createdBy: actor.id,
      fileName: "discarded",
      mediaType: "application/octet-stream",
    })),
    select: { id: true },
  });
  return notes.map(({ id }) => id);
}
