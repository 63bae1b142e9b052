import { randomUUID } from "node:crypto";
import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { record } from "@/lib/events/record";
import { uploadUrl } from "./address";
import { FileName } from "./file-name";
import { addressMinutes, uploadBytes } from "./limits";

/** Makes an address that one file can be PUT to, for files too large for a call. */
export const createUpload = useCase({
  permission: "candidate:write",
  input: z.object({ fileName: FileName.describe("With its ending, for example cv.pdf.") }),
  output: z.object({
    uploadId: z.uuid().describe("Pass it to parseDocument, createJob or createCandidate after the PUT."),
    url: z.url().describe("PUT the raw bytes here. No Authorization header is needed."),
    method: z.literal("PUT"),
    expiresAt: z.string(),
    maxBytes: z.int(),
  }),

  async run(ctx, { fileName }) {
    const expiresAt = new Date(Date.now() + addressMinutes * 60_000);
    const { organizationId, id: createdBy } = ctx.actor;
    const upload = await ctx.db.upload.create({
      data: {
        fileName,
        mediaType: "",
        storageKey: `${organizationId}/${randomUUID()}`,
        createdBy,
        expiresAt,
      },
      select: { id: true },
    });
    await record(ctx, "upload.created", upload.id);
    return {
      uploadId: upload.id,
      url: uploadUrl(organizationId, upload.id, expiresAt),
      method: "PUT" as const,
      expiresAt: expiresAt.toISOString(),
      maxBytes: uploadBytes,
    };
  },
});
