import { scopes } from "@/lib/platform/access/permissions";
import { identityDb } from "@/lib/platform/db/identity";
import { responseTypes } from "../protocol";
import { isNative } from "../redirect-uri";
import type { DocumentClient } from "./read-document";

/**
 * Stores a client from its document. When its name or redirect URIs have changed, nobody has consented to this client
 * yet: its grants, tokens and codes are deleted.
 */
export async function storeDocumentClient(
  clientId: string,
  { keys, ...client }: DocumentClient,
  expiresAt: Date,
) {
  const columns = {
    ...client,
    ...(keys ?? { jwks: null, jwksUri: null }),
    applicationType: client.redirectUris.some(isNative) ? "native" : "web",
    documentExpiresAt: expiresAt,
  };
  await identityDb.$transaction(async (db) => {
    const { count: created } = await db.oauthClient.createMany({
      data: [
        {
          clientId,
          ...columns,
          scopes: [...scopes],
          tokenEndpointAuthMethod: "none",
          responseTypes,
          requirePKCE: true,
        },
      ],
      skipDuplicates: true,
    });
    if (created) return;
    const { count: changed } = await db.oauthClient.updateMany({
      where: { clientId, NOT: { name: client.name, redirectUris: { equals: client.redirectUris } } },
      data: { ...columns, documentChangedAt: new Date() },
    });
    if (!changed) return db.oauthClient.updateMany({ where: { clientId }, data: columns });
    // First, because it waits for tokens being rotated.
    await db.oauthConsent.deleteMany({ where: { clientId } });
    await db.oauthAccessToken.deleteMany({ where: { clientId } });
    await db.oauthRefreshToken.deleteMany({ where: { clientId } });
    const inCode = `"client_id":"${clientId}"`;
    return db.$executeRaw`DELETE FROM "Verification" WHERE position(${inCode} IN value) > 0`;
  });
}
