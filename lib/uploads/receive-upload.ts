import { inTenant } from "@/lib/db/tenant";
import { conflict, forbidden, invalid } from "@/lib/errors";
import { sha256 } from "@/lib/security/digest";
import { files } from "@/lib/storage/files";
import { type UploadAddress, isGoodAddress } from "./address";
import { uploadBytes } from "./limits";
import { mediaTypeOf } from "./media-type";

/**
 * Takes the bytes PUT to an upload address. The signature in the address is the authority; an address takes one
 * file, and the first to arrive wins.
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
  const upload = await inTenant(organizationId, (db) =>
    db.upload.findUnique({ where: { id: uploadId }, select: { storageKey: true, status: true } }),
  );
  if (upload?.status !== "waiting")
    throw conflict("This upload address has been used. Call createUpload again.");
  await files.put(upload.storageKey, bytes);
  const { count } = await inTenant(organizationId, (db) =>
    db.upload.updateMany({
      where: { id: uploadId, status: "waiting" },
      data: { ...received, status: "received" },
    }),
  );
  if (count === 0) throw conflict("This upload address has been used. Call createUpload again.");
  return { uploadId };
}
