import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { requirePermission } from "@/lib/platform/access/use-case";
import type { Attachment } from "@/lib/platform/db/generated/client";
import { inTenant } from "@/lib/platform/db/tenant";
import { mediaTypeOf } from "@/lib/reading/documents/format";
import { DomainError, notFound } from "@/lib/errors";
import { sha256 } from "@/lib/platform/security/digest";
import { files } from "@/lib/platform/storage/files";
import { FileName } from "./file-name";
import { markForDeletion } from "./mark-for-deletion";
import { keptReading, type Reading } from "./read-once";
import { inlineBytes } from "./limits";
import { claimFromStore, nothingPut } from "./receive-upload";

/** A file given to a use case: inline as base64, or uploaded before. */
export const IncomingFile = z
  .object({
    fileName: FileName.optional().describe("With its ending, for contentBase64."),
    contentBase64: z
      .base64()
      .max(Math.ceil(inlineBytes / 3) * 4, "must not exceed 3 MB of file; use an upload for larger files")
      .optional()
      .describe("Up to 3 MB of file."),
    uploadId: z.uuid().optional().describe("An upload, once its file is PUT."),
  })
  .refine((file) => (file.contentBase64 === undefined) !== (file.uploadId === undefined), {
    message: "give either contentBase64 (with fileName) or uploadId",
  })
  .refine((file) => file.contentBase64 === undefined || file.fileName !== undefined, {
    path: ["fileName"],
    message: "is needed with contentBase64",
  });

/** A file in the store, ready to become an attachment. */
export type StoredFile = Pick<Attachment, "fileName" | "mediaType" | "size" | "sha256" | "storageKey"> & {
  reading?: Reading | undefined;
};

export type Incoming = z.output<typeof IncomingFile>;

/**
 * Runs `act` with files in the store: inline files are stored first, uploads are looked up in the actor's
 * organization. When the act is refused, inline files are deleted immediately; when it is interrupted, by the
 * clean-up. Throws forbidden for an actor who may not upload.
 */
export async function withStored<T>(
  actor: Actor,
  incoming: readonly Incoming[],
  act: (stored: StoredFile[]) => Promise<T>,
): Promise<T> {
  requirePermission(actor, "candidate:write");
  const { organizationId } = actor;
  const keys = incoming.map((file) =>
    file.contentBase64 === undefined ? null : `${organizationId}/${randomUUID()}`,
  );
  const inline = keys.filter((key) => key !== null);
  const notes = inline.length
    ? await inTenant(actor, (db) => markForDeletion({ db, actor }, inline, new Date()))
    : [];
  try {
    const stored: StoredFile[] = [];
    for (const [i, file] of incoming.entries())
      stored.push(await (keys[i] ? putInline(keys[i], file) : findUpload(actor, file)));
    const result = await act(stored);
    if (notes.length) await inTenant(actor, (db) => db.upload.deleteMany({ where: { id: { in: notes } } }));
    return result;
  } catch (error) {
    // After any other error the files may be in use: the clean-up checks.
    if (error instanceof DomainError) await Promise.allSettled(inline.map((key) => files.delete(key)));
    throw error;
  }
}

async function putInline(storageKey: string, { fileName, contentBase64 }: Incoming): Promise<StoredFile> {
  const bytes = Buffer.from(contentBase64 ?? "", "base64");
  await files.put(storageKey, bytes);
  return {
    fileName: fileName ?? "document",
    mediaType: mediaTypeOf(bytes),
    size: bytes.length,
    sha256: sha256(bytes),
    storageKey,
  };
}

async function findUpload(actor: Actor, file: Incoming): Promise<StoredFile> {
  const find = () => inTenant(actor, (db) => db.upload.findUnique({ where: { id: file.uploadId ?? "" } }));
  let upload = await find();
  if (upload?.status === "waiting") {
    await claimFromStore(actor, upload);
    upload = await find();
  }
  if (!upload) throw notFound("Upload");
  const { mediaType, size, storageKey, sha256 } = upload;
  if (upload.status !== "received" || size === null || sha256 === null) throw nothingPut();
  const reading = keptReading(upload.reading);
  const fileName = file.fileName ?? upload.fileName;
  return { fileName, mediaType, size, sha256, storageKey, ...(reading && { reading }) };
}
