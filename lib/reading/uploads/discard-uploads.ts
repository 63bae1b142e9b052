import type { Actor } from "@/lib/platform/access/actor";
import { step } from "@/lib/platform/access/use-case";
import { files } from "@/lib/platform/storage/files";

/** How long a file that was uploaded can be used. */
const KEPT_MS = 24 * 3_600_000;
/** Per pass; the rest an hour later. */
const AT_MOST = 500;

type Pass = { now: Date };

/** Discards expired uploads. One that a call has just found keeps its file until the next hour. */
const discard = step("discardUploads", async ({ db }, { now }: Pass) => {
  const { count } = await db.upload.updateMany({
    where: { status: { not: "discarded" }, expiresAt: { lt: new Date(now.getTime() - KEPT_MS) } },
    data: { status: "discarded" },
  });
  return { discarded: count };
});

/** Uploads discarded at least an hour ago, and those of their files that are not attached or otherwise in use. */
const listDiscarded = step("listDiscarded", async ({ db }, { now }: Pass) => {
  const uploads = await db.upload.findMany({
    where: { status: "discarded", expiresAt: { lt: new Date(now.getTime() - KEPT_MS - 3_600_000) } },
    orderBy: { expiresAt: "asc" },
    take: AT_MOST,
    select: { id: true, storageKey: true },
  });
  const keys = uploads.map((upload) => upload.storageKey);
  const withKeys = { storageKey: { in: keys } };
  const select = { storageKey: true } as const;
  const attached = await db.attachment.findMany({ where: withKeys, select });
  // The same file sent twice concurrently has one key.
  const received = await db.upload.findMany({ where: { ...withKeys, status: "received" }, select });
  const mailed = await db.replyFile.findMany({ where: withKeys, select });
  const imported = await db.csvImport.findMany({ where: withKeys, select });
  const sealed = await db.sealedRecord.findMany({
    where: { storageKeys: { hasSome: keys } },
    select: { storageKeys: true },
  });
  const kept = sealed.flatMap(({ storageKeys }) => storageKeys);
  const used = new Set([
    ...kept,
    ...[...attached, ...received, ...mailed, ...imported].map(({ storageKey }) => storageKey),
  ]);
  return { uploadIds: uploads.map(({ id }) => id), unusedKeys: keys.filter((key) => !used.has(key)) };
});

const forget = step("forgetUploads", async ({ db }, { uploadIds }: { uploadIds: string[] }) => {
  await db.upload.deleteMany({ where: { id: { in: uploadIds }, status: "discarded" } });
});

/**
 * Ends uploads a day after their URL expires: first they can no longer be used, an hour later they are deleted, with
 * their file if it is unused. After an interruption the next pass finishes the work.
 */
export async function discardUploads(
  actor: Actor,
  pass: Pass,
): Promise<{ discarded: number; forgotten: number; files: number }> {
  const { uploadIds, unusedKeys } = await listDiscarded(actor, pass);
  for (const key of unusedKeys) await files.delete(key);
  if (uploadIds.length > 0) await forget(actor, { uploadIds });
  const { discarded } = await discard(actor, pass);
  return { discarded, forgotten: uploadIds.length, files: unusedKeys.length };
}
