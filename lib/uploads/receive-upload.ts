import { inTenant } from "@/lib/db/tenant";
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
    throw forbidden("This upload address is not valid or has expired. Call createUpload for a new one.");
  if (bytes.length > uploadBytes) throw invalid(`The file is larger than ${uploadBytes} bytes.`);

  const { organizationId, uploadId } = address;
  const received = { size: bytes.length, sha256: sha256(bytes), mediaType: mediaTypeOf(bytes) };
  const waiting = { id: uploadId, status: "waiting" as const };
  const { storageKey, notes } = await inTenant(organizationId, async (db) => {
    const upload = await db.upload.findFirst({ where: waiting });
    if (!upload) throw used();
    // Named by its content, so that none of several at once is written over another.
    const storageKey = `${upload.storageKey}-${received.sha256}`;
    // One that loses, or whose writer crashes, goes as one that had its time.
    const actor = { id: upload.createdBy };
    return { storageKey, notes: await leaveToSweep({ db, actor }, [storageKey], upload.expiresAt) };
  });
  await files.put(storageKey, bytes);
  await inTenant(organizationId, async (db) => {
    const { count } = await db.upload.updateMany({
      where: waiting,
      data: { ...received, storageKey, status: "received" },
    });
    if (count === 0) throw used();
    await db.upload.deleteMany({ where: { id: { in: notes } } });
  });
  return { uploadId };
}

const used = () => conflict("This upload address has been used. Call createUpload again.");
