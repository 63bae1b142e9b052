import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import type { StoredFile } from "./incoming-file";
import { unusedHours } from "./limits";

/** Remembers a file that came inside a call, so that the next call can name it instead of sending it again. */
export const keepUpload = useCase({
  name: "keepUpload",
  permission: "candidate:write",
  input: z.object({ file: z.custom<StoredFile>(), uploadId: z.uuid().nullable() }),
  output: z.object({ uploadId: z.uuid() }),

  async run({ actor, db }, { file, uploadId }) {
    if (uploadId) return { uploadId };
    const expiresAt = new Date(Date.now() + unusedHours * 3_600_000);
    const upload = await db.upload.create({
      data: { ...file, status: "received", createdBy: actor.id, expiresAt },
      select: { id: true },
    });
    return { uploadId: upload.id };
  },
});
