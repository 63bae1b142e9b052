import type { Context } from "@/lib/platform/access/use-case";

/**
 * Has the hourly clean-up delete files a day after `expiresAt`, unless they are in use. Called in the transaction
 * that drops them, or before they are written, so that a crash leaves none behind. Returns the marker rows' ids.
 */
export async function markForDeletion(
  { db, actor }: Pick<Context, "db"> & { actor: { id: string } },
  storageKeys: readonly string[],
  expiresAt = new Date(0),
): Promise<string[]> {
  const markers = await db.upload.createManyAndReturn({
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
  return markers.map(({ id }) => id);
}
