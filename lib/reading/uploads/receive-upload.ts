import type { Actor } from "@/lib/platform/access/actor";
import { stillMay } from "@/lib/platform/access/still-may";
import { inTenant, wholeOrganization } from "@/lib/platform/db/tenant";
import { mediaTypeOf } from "@/lib/reading/documents/format";
import { conflict, invalid } from "@/lib/errors";
import { sha256 } from "@/lib/platform/security/digest";
import { notValid, uploadAt } from "@/lib/platform/security/upload-address";
import { files } from "@/lib/platform/storage/files";
import { markForDeletion } from "./mark-for-deletion";
import { uploadBytes } from "./limits";

/**
 * Receives the bytes PUT to an upload URL, whose signature is the authorization: `read` is called only once it has been
 * checked. A URL takes one file, and the first to arrive wins. Throws `invalid` for another URL, `forbidden` for a
 * forged or expired one, or once its creator may not upload any more; `conflict` for one that has been used.
 */
export async function receiveUpload(
  url: string,
  read: () => Promise<Uint8Array>,
): Promise<{ uploadId: string }> {
  const upload = uploadAt(url);
  await keepReceived(upload, await read());
  return { uploadId: upload.uploadId };
}

/** Stores the file of a waiting upload. Throws as receiveUpload does. */
async function keepReceived({ organizationId, uploadId }: UploadAddress, bytes: Uint8Array): Promise<void> {
  const received = { size: bytes.length, sha256: sha256(bytes), mediaType: mediaTypeOf(bytes) };
  const waiting = { id: uploadId, status: "waiting" as const };
  const upload = await inTenant(wholeOrganization(organizationId), (db) =>
    db.upload.findFirst({ where: waiting }),
  );
  if (!upload) throw alreadyUsed();
  const creator = { ...upload, id: upload.createdBy };
  if (!(await stillMay("candidate:write", creator))) throw notValid();
  // Keyed by its content, so that concurrent files do not overwrite each other.
  const storageKey = `${upload.storageKey}-${received.sha256}`;
  // A file that loses, or whose writer crashes, is deleted like an expired upload.
  const markers = await inTenant(wholeOrganization(organizationId), (db) =>
    markForDeletion({ db, actor: creator }, [storageKey], upload.expiresAt),
  );
  await files.put(storageKey, bytes);
  await inTenant(wholeOrganization(organizationId), async (db) => {
    const { count } = await db.upload.updateMany({
      where: waiting,
      data: { ...received, storageKey, status: "received" },
    });
    if (count === 0) throw alreadyUsed();
    await db.upload.deleteMany({ where: { id: { in: markers } } });
  });
}

type UploadAddress = { organizationId: string; uploadId: string };
type Waiting = { id: string; storageKey: string; expiresAt: Date };

/**
 * Checks a file that was PUT directly to the object store, and stores its current content under a key made from it:
 * the store accepts further PUTs until the URL expires. Of several concurrent calls, one stores it. Throws `invalid`
 * when nothing has been PUT there or it is too large.
 */
export async function claimFromStore(actor: Actor, { id, storageKey, expiresAt }: Waiting): Promise<void> {
  const { organizationId } = actor;
  try {
    const bytes = await files.get(storageKey, uploadBytes);
    if (!bytes) throw tooLarge();
    await keepReceived({ organizationId, uploadId: id }, bytes);
    await inTenant(actor, (db) => markForDeletion({ db, actor }, [storageKey], expiresAt));
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code === "not_found") throw nothingPut();
    if (code !== "conflict") throw error;
  }
}

export const nothingPut = () => invalid("uploadId: no file has arrived at its upload address yet.");
const tooLarge = () => invalid("The file is larger than {uploadBytes} bytes.", { uploadBytes });
const alreadyUsed = () => conflict("This upload address has been used. Ask for a new one.");
