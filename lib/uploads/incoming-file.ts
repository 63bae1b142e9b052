import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { inTenant } from "@/lib/db/tenant";
import { invalid, notFound } from "@/lib/errors";
import { sha256 } from "@/lib/security/digest";
import { files } from "@/lib/storage/files";
import { FileName } from "./file-name";
import { inlineBytes } from "./limits";
import { mediaTypeOf } from "./media-type";

/** A file given to a use case: inside the call as base64, or uploaded before. */
export const IncomingFile = z
  .object({
    fileName: FileName.optional().describe("With its ending. Needed with contentBase64."),
    contentBase64: z
      .base64()
      .max(Math.ceil(inlineBytes / 3) * 4, "must not exceed 3 MB of file; use createUpload for larger files")
      .optional()
      .describe("Up to 3 MB of file."),
    uploadId: z.uuid().optional().describe("From createUpload, after the file was PUT there."),
  })
  .refine((file) => (file.contentBase64 === undefined) !== (file.uploadId === undefined), {
    message: "give either contentBase64 (with fileName) or uploadId",
  })
  .refine((file) => file.contentBase64 === undefined || file.fileName !== undefined, {
    path: ["fileName"],
    message: "is needed with contentBase64",
  });

/** A file in the store, ready to become an attachment. */
export type StoredFile = {
  fileName: string;
  mediaType: string;
  size: number;
  sha256: string;
  storageKey: string;
};

/** Puts an inline file into the store, or finds an uploaded one of the actor's organization. */
export async function storeIncoming(actor: Actor, file: z.output<typeof IncomingFile>): Promise<StoredFile> {
  if (file.contentBase64 !== undefined) {
    const bytes = Buffer.from(file.contentBase64, "base64");
    const stored = {
      fileName: file.fileName ?? "document",
      mediaType: mediaTypeOf(bytes),
      size: bytes.length,
      sha256: sha256(bytes),
      storageKey: `${actor.organizationId}/${randomUUID()}`,
    };
    await files.put(stored.storageKey, bytes);
    return stored;
  }
  const upload = await inTenant(actor.organizationId, (db) =>
    db.upload.findUnique({ where: { id: file.uploadId ?? "" } }),
  );
  if (!upload) throw notFound("Upload");
  const { mediaType, size, storageKey } = upload;
  if (upload.status !== "received" || size === null || upload.sha256 === null)
    throw invalid("uploadId: no file has been PUT to its address yet.");
  return { fileName: file.fileName ?? upload.fileName, mediaType, size, sha256: upload.sha256, storageKey };
}
