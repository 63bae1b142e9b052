import { randomUUID } from "node:crypto";
import * as z from "zod";
import { flow, useCase } from "@/lib/platform/access/use-case";
import { record } from "@/lib/platform/events/record";
import { uploadUrl } from "@/lib/platform/security/upload-address";
import { files } from "@/lib/platform/storage/files";
import { FileName } from "./file-name";
import { addressMinutes, uploadBytes } from "./limits";

const permission = "candidate:write";
const Described = z.object({ fileName: FileName.describe("With its ending, for example cv.pdf.") });

/** Creates a URL that one file can be PUT to, for files too large for a call: the object store's own, else ours. */
export const createUpload = flow({
  name: "createUpload",
  permission,
  input: Described,
  output: z.object({
    uploadId: z.uuid().describe("Pass it wherever a file is accepted, after the PUT."),
    url: z.url().describe("PUT the raw bytes here. No Authorization header is needed."),
    method: z.literal("PUT"),
    expiresAt: z.string(),
    maxBytes: z.int(),
  }),

  async run(actor, { fileName }) {
    const { organizationId } = actor;
    const expiresAt = new Date(Date.now() + addressMinutes * 60_000);
    const storageKey = `${organizationId}/${randomUUID()}`;
    const direct = await files.addressToPut(storageKey, addressMinutes * 60);
    const { uploadId } = await awaitFile(actor, { fileName, storageKey, expiresAt });
    return {
      uploadId,
      url: direct ?? uploadUrl(organizationId, uploadId, expiresAt),
      method: "PUT" as const,
      expiresAt: expiresAt.toISOString(),
      maxBytes: uploadBytes,
    };
  },
});

const awaitFile = useCase({
  name: "awaitFile",
  permission,
  input: Described.extend({ storageKey: z.string(), expiresAt: z.date() }),
  output: z.object({ uploadId: z.uuid() }),

  async run(ctx, upload) {
    const { id: createdBy, sessionId, clientId } = ctx.actor;
    const { id } = await ctx.db.upload.create({
      data: { ...upload, mediaType: "", createdBy, sessionId, clientId },
      select: { id: true },
    });
    await record(ctx, "upload.created", id);
    return { uploadId: id };
  },
});
