import { countByAddress, countCall } from "@/lib/platform/access/rate-limit";
import { identityDb } from "@/lib/platform/db/identity";
import { tooMany } from "../problem";
import { parseDocumentUrl } from "./document-url";
import { fetchDocument } from "./fetch-document";
import { freshSeconds } from "./freshness";
import { storeDocumentClient } from "./store-document-client";
import { readDocument } from "./read-document";

/**
 * Registers a client whose client_id is the URL of its metadata document: fetches the document, unless the stored
 * copy is still fresh, and stores it like a registration. Throws OauthProblem: 400 with what is wrong, 429 after too
 * many fetches. A failed fetch changes nothing and is retried the next time.
 */
export async function admitDocumentClient(clientId: string, headers: Headers): Promise<void> {
  const url = parseDocumentUrl(clientId);
  const registered = await identityDb.oauthClient.findUnique({
    where: { clientId },
    select: { disabled: true, documentExpiresAt: true },
  });
  if (registered?.disabled || (registered?.documentExpiresAt && registered.documentExpiresAt > new Date()))
    return;
  const wait = await countFetch(url, headers, registered !== null);
  if (wait) throw tooMany(wait);
  const fetched = await fetchDocument(url);
  const expiresAt = new Date(Date.now() + freshSeconds(fetched.headers) * 1000);
  await storeDocumentClient(clientId, readDocument(fetched.body, url), expiresAt);
}

/**
 * Limits fetches by caller and by host, so that nobody can make us flood a third party. A registered client has its
 * own count, so that made-up URLs on its host cannot lock it out.
 */
const countFetch = async (url: URL, headers: Headers, isRegistered: boolean): Promise<number> =>
  (await countByAddress("client-document", headers)) ||
  countCall(`client-document:${isRegistered ? url.href : url.host}`, { limit: 60, seconds: 60 });
