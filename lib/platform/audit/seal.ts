import { createHash, createPrivateKey, createPublicKey, sign, verify } from "node:crypto";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { sha256 } from "@/lib/platform/security/digest";
import { keyFor } from "@/lib/platform/security/keys";

/** A place in a trail: an event's time, in microseconds since 1970, and its id. A trail is in the order of places. */
export type TrailPosition = { micros: bigint; id: string };
export const beginning: TrailPosition = { micros: 0n, id: "00000000-0000-0000-0000-000000000000" };

export type Digest = TrailPosition & { digest: Uint8Array };

/** How many bytes of an event's digest its seal keeps. */
export const KEPT_BYTES = 8;

const at = ({ micros }: TrailPosition) =>
  Prisma.sql`'epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond'`;

/** SHA-256 of each event after a place, as a JSON array of its columns, up to a place or up to a time. */
export const digestsOf = (db: TenantDb, after: TrailPosition, upTo: TrailPosition | Date, limit: number) =>
  db.$queryRaw<Digest[]>`
    SELECT id, (extract(epoch FROM "createdAt") * 1000000)::bigint AS micros,
      sha256(convert_to(jsonb_build_array(id, "organizationId", name, "actorKind", "actorId", "clientId", "subjectId",
        particulars, (extract(epoch FROM "createdAt") * 1000000)::bigint)::text, 'UTF8')) AS digest
    FROM "AuditEvent"
    WHERE ("createdAt", id) > (${at(after)}, ${after.id}::uuid)
      AND ${
        upTo instanceof Date
          ? Prisma.sql`"createdAt" < ${upTo}`
          : Prisma.sql`("createdAt", id) <= (${at(upTo)}, ${upTo.id}::uuid)`
      }
    ORDER BY "createdAt", id LIMIT ${limit}`;

type Stretch = { organizationId: string; number: number; digests: Digest[]; before: Uint8Array };

/** SHA-256 over the hash before, whose stretch it is, and the digests of its events. */
export function hashOf({ organizationId, number, digests, before }: Stretch): Buffer {
  const last = digests.at(-1)!;
  const hash = createHash("sha256").update(before);
  hash.update(`${organizationId} ${number} ${digests.length} ${last.micros} ${last.id}`);
  for (const { digest } of digests) hash.update(digest);
  return hash.digest();
}

/** The key that signs seals: Ed25519 (RFC 8032), its seed derived from the service's secret (PKCS #8 as in RFC 8410). */
function signingKey() {
  const seed = Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), keyFor("trail")]);
  const key = createPrivateKey({ key: seed, format: "der", type: "pkcs8" });
  const publicKey = createPublicKey(key).export({ format: "pem", type: "spki" }).toString();
  return { key, publicKey, fingerprint: sha256(publicKey).slice(0, 16) };
}

export const publicKey = () => signingKey().publicKey;

export function signed(hash: Uint8Array) {
  const { key, fingerprint } = signingKey();
  return { signature: sign(null, hash, key), signedBy: fingerprint };
}

/** Whether the present key signed the hash; null when another key did, which only a copy kept elsewhere can confirm. */
export function isSigned(hash: Uint8Array, signature: Uint8Array, signedBy: string): boolean | null {
  const { publicKey, fingerprint } = signingKey();
  return signedBy === fingerprint ? verify(null, hash, publicKey, signature) : null;
}
