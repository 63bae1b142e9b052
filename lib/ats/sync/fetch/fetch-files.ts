import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/access/actor";
import { log } from "@/lib/log";
import { sha256 } from "@/lib/security/digest";
import { files } from "@/lib/storage/files";
import { FileName } from "@/lib/uploads/file-name";
import { uploadBytes } from "@/lib/uploads/limits";
import { mediaTypeOf } from "@/lib/uploads/media-type";
import type { Connector } from "@/lib/ats/connector";
import { AtsFailure } from "@/lib/ats/failure";
import type { AtsAttachment } from "@/lib/ats/records";
import type { Fetched } from "../store/store-attachments";
import { newAttachments } from "../store/missing";

/**
 * Downloads the files of a page that are not stored yet. A file that the ATS refuses to give, or that is larger than
 * we accept, is skipped; the others are still fetched.
 */
export async function fetchFiles(
  actor: Actor,
  connector: Connector,
  connectionId: string,
  listed: AtsAttachment[],
): Promise<Fetched[]> {
  const wanted = await newAttachments(
    actor,
    connectionId,
    listed.map((file) => file.externalId),
  );
  const fetched: Fetched[] = [];
  for (const attachment of listed) {
    // Removed when fetched: a list may name a file twice.
    if (!wanted.delete(attachment.externalId)) continue;
    const bytes = await bytesOf(connector, attachment, connectionId);
    if (!bytes || bytes.length === 0) continue;
    const storageKey = `${actor.organizationId}/${randomUUID()}`;
    await files.put(storageKey, bytes);
    fetched.push({
      attachment,
      stored: {
        fileName: FileName.safeParse(attachment.fileName.slice(0, 200)).data ?? "document",
        mediaType: mediaTypeOf(bytes),
        size: bytes.length,
        sha256: sha256(bytes),
        storageKey,
      },
    });
  }
  return fetched;
}

async function bytesOf(connector: Connector, attachment: AtsAttachment, connectionId: string) {
  try {
    return await connector.file(attachment, uploadBytes);
  } catch (error) {
    if (!(error instanceof AtsFailure) || (error.kind !== "refused" && error.kind !== "malformed"))
      throw error;
    log.warn("a file of an ATS was left out", { connectionId, kind: error.kind });
    return null;
  }
}
