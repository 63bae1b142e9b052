import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import type { StoredFile } from "./incoming-file";
import { unusedHours } from "./limits";

/** Stores a file that was sent inline as an upload, so that the next call can refer to it by id, with its reading. */
export const storeUpload = useCase({
  name: "storeUpload",
  permission: "candidate:write",
  input: z.object({ file: z.custom<StoredFile>(), uploadId: z.uuid().nullable() }),
  output: z.object({ uploadId: z.uuid() }),

  async run({ actor, db }, { file, uploadId }) {
    const { reading } = file;
    if (uploadId && reading) await db.upload.update({ where: { id: uploadId }, data: { reading } });
    if (uploadId) return { uploadId };
    const expiresAt = new Date(Date.now() + unusedHours * 3_600_000);
    const upload = await db.upload.create({
      data: { ...file, status: "received", createdBy: actor.id, expiresAt },
      select: { id: true },
    });
    return { uploadId: upload.id };
  },
});
