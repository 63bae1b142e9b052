import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/platform/access/actor";
import { inTenant } from "@/lib/platform/db/tenant";
import { mediaTypeOf } from "@/lib/reading/documents/format";
import { cut } from "@/lib/reading/language/cut";
import { sha256 } from "@/lib/platform/security/digest";
import { files } from "@/lib/platform/storage/files";
import { FileName } from "@/lib/reading/uploads/file-name";
import { uploadBytes } from "@/lib/reading/uploads/limits";
import { markForDeletion } from "@/lib/reading/uploads/mark-for-deletion";
import type { Connector } from "@/lib/records/ats/connector";
import type { AtsAttachment } from "@/lib/records/ats/records";
import type { ReadOne } from "@/lib/records/ats/read-one";
import type { Fetched } from "../store/store-attachments";
import { newAttachments } from "../store/missing";

/**
 * Downloads the files of a page that are not stored yet. One that cannot be read, or that is larger than we accept,
 * is skipped.
 */
export async function fetchFiles(
  actor: Actor,
  connector: Pick<Connector, "file">,
  { connectionId, listed, readOne }: { connectionId: string; listed: AtsAttachment[]; readOne: ReadOne },
): Promise<Fetched[]> {
  const wanted = await newAttachments(actor, connectionId, listed);
  const fetched: Fetched[] = [];
  for (const attachment of listed) {
    // Removed when fetched: a list may name a file twice.
    if (!wanted.delete(attachment.externalId)) continue;
    const bytes = await readOne(() => connector.file(attachment, uploadBytes));
    if (!bytes || bytes.length === 0) continue;
    const storageKey = `${actor.organizationId}/${randomUUID()}`;
    // Until it is attached, so that neither a crash nor a page written by another worker leaves it behind.
    await inTenant(actor, (db) => markForDeletion({ db, actor }, [storageKey], new Date()));
    await files.put(storageKey, bytes);
    fetched.push({
      attachment,
      stored: {
        fileName: FileName.safeParse(cut(attachment.fileName, 200)).data ?? "document",
        mediaType: mediaTypeOf(bytes),
        size: bytes.length,
        sha256: sha256(bytes),
        storageKey,
      },
    });
  }
  return fetched;
}

/** Deletes fetched files that were not attached, such as second copies. After an interruption the clean-up does. */
export async function deleteUnused(actor: Actor, fetched: Fetched[]) {
  if (fetched.length === 0) return;
  const storageKeys = fetched.map(({ stored }) => stored.storageKey);
  const unused = await inTenant(actor, (db) =>
    db.upload.findMany({
      where: { storageKey: { in: storageKeys } },
      select: { id: true, storageKey: true },
    }),
  );
  for (const { storageKey } of unused) await files.delete(storageKey);
  await inTenant(actor, (db) => db.upload.deleteMany({ where: { id: { in: unused.map(({ id }) => id) } } }));
}
