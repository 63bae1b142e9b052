import * as z from "zod";
import { flow, useCase } from "@/lib/access/use-case";
import { files } from "@/lib/storage/files";

/** How long a file that was uploaded can be used. */
const KEPT_MS = 24 * 3_600_000;
/** Per pass; the rest an hour later. */
const AT_MOST = 500;

const Pass = { permission: "evaluation:record", input: z.object({ now: z.date() }) } as const;

/** Discards expired uploads. One that a call has just found keeps its file until the next hour. */
const discard = useCase({
  name: "discard",
  ...Pass,
  output: z.object({ discarded: z.int() }),
  async run({ db }, { now }) {
    const { count } = await db.upload.updateMany({
      where: { status: { not: "discarded" }, expiresAt: { lt: new Date(now.getTime() - KEPT_MS) } },
      data: { status: "discarded" },
    });
    return { discarded: count };
  },
});

/** Uploads discarded at least an hour ago, and those of their files that are not attached or otherwise in use. */
const listDiscarded = useCase({
  name: "listDiscarded",
  ...Pass,
  output: z.object({ uploadIds: z.array(z.uuid()), unusedKeys: z.array(z.string()) }),
  async run({ db }, { now }) {
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
    const imported = await db.csvImport.findMany({ where: withKeys, select });
    const used = new Set([...attached, ...received, ...imported].map(({ storageKey }) => storageKey));
    return { uploadIds: uploads.map(({ id }) => id), unusedKeys: keys.filter((key) => !used.has(key)) };
  },
});

const forget = useCase({
  name: "forgetUploads",
  permission: "evaluation:record",
  input: z.object({ uploadIds: z.array(z.uuid()) }),
  output: z.object({}),
  async run({ db }, { uploadIds }) {
    await db.upload.deleteMany({ where: { id: { in: uploadIds }, status: "discarded" } });
    return {};
  },
});

/**
 * Ends uploads a day after their URL expires: first they can no longer be used, an hour later they are deleted, with
 * their file if it is unused. After an interruption the next pass finishes the work.
 */
export const discardUploads = flow({
  name: "discardUploads",
  ...Pass,
  output: z.object({ discarded: z.int(), forgotten: z.int(), files: z.int() }),
  async run(actor, pass) {
    const { uploadIds, unusedKeys } = await listDiscarded(actor, pass);
    for (const key of unusedKeys) await files.delete(key);
    if (uploadIds.length > 0) await forget(actor, { uploadIds });
    const { discarded } = await discard(actor, pass);
    return { discarded, forgotten: uploadIds.length, files: unusedKeys.length };
  },
});
