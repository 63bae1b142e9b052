import type { Actor } from "@/lib/access/actor";
import { inTenant, wholeOrganization } from "@/lib/db/tenant";
import { conflict, forbidden, invalid } from "@/lib/errors";
import { sha256 } from "@/lib/security/digest";
import { files } from "@/lib/storage/files";
import { type UploadAddress, isGoodAddress } from "./address";
import { leaveToSweep } from "./leave-to-sweep";
import { uploadBytes } from "./limits";
import { mediaTypeOf } from "./media-type";

/**
 * Takes the bytes PUT to an upload address. The signature in the address is the authority; an address takes one
 * file, and the first to arrive wins. Throws `forbidden` for an address that is not ours or has expired, `conflict`
 * for one that has been used.
 */
export async function receiveUpload(
  address: UploadAddress,
  bytes: Uint8Array,
): Promise<{ uploadId: string }> {
  if (!isGoodAddress(address, new Date()))
    throw forbidden("This upload address is not valid or has expired. Ask for a new one.");
  if (bytes.length > uploadBytes) throw tooLarge();
  await keepReceived(address, bytes);
  return { uploadId: address.uploadId };
}

/** Keeps what an upload waited for. Throws `conflict` when another file came first. */
async function keepReceived({ organizationId, uploadId }: Place, bytes: Uint8Array): Promise<void> {
  const received = { size: bytes.length, sha256: sha256(bytes), mediaType: mediaTypeOf(bytes) };
  const waiting = { id: uploadId, status: "waiting" as const };
  const { storageKey, notes } = await inTenant(wholeOrganization(organizationId), async (db) => {
    const upload = await db.upload.findFirst({ where: waiting });
    if (!upload) throw used();
    // Named by its content, so that none of several at once is written over another.
    const storageKey = `${upload.storageKey}-${received.sha256}`;
    // One that loses, or whose writer crashes, goes as one that had its time.
    const actor = { id: upload.createdBy };
    return { storageKey, notes: await leaveToSweep({ db, actor }, [storageKey], upload.expiresAt) };
  });
  await files.put(storageKey, bytes);
  await inTenant(wholeOrganization(organizationId), async (db) => {
    const { count } = await db.upload.updateMany({
      where: waiting,
      data: { ...received, storageKey, status: "received" },
    });
    if (count === 0) throw used();
    await db.upload.deleteMany({ where: { id: { in: notes } } });
  });
}

type Place = { organizationId: string; uploadId: string };
type Waiting = { id: string; storageKey: string; expiresAt: Date };

/**
 * Checks what was PUT to the object store itself, and keeps what it is now under a name of its content: the store takes
 * more until the address expires. Of several calls that claim at once, one keeps it. Throws `invalid` when nothing has
 * been PUT there or it is too large.
 */
export async function claimFromStore(actor: Actor, { id, storageKey, expiresAt }: Waiting): Promise<void> {
  const { organizationId } = actor;
  try {
    const bytes = await files.get(storageKey, uploadBytes);
    if (!bytes) throw tooLarge();
    await keepReceived({ organizationId, uploadId: id }, bytes);
    await inTenant(actor, (db) => leaveToSweep({ db, actor }, [storageKey], expiresAt));
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code === "not_found") throw nothingPut();
    if (code !== "conflict") throw error;
  }
}

export const nothingPut = () => invalid("uploadId: no file has arrived at its upload address yet.");
const tooLarge = () => invalid("The file is larger than {uploadBytes} bytes.", { uploadBytes });
const used = () => conflict("This upload address has been used. Ask for a new one.");
