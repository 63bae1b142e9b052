import { countByAddress, countCall } from "@/lib/access/rate-limit";
import { identityDb } from "@/lib/db/identity";
import { tooMany } from "../problem";
import { parseDocumentUrl } from "./document-url";
import { fetchDocument } from "./fetch-document";
import { freshSeconds } from "./freshness";
import { keepDocumentClient } from "./keep-document-client";
import { readDocument } from "./read-document";

/**
 * Makes a client known whose client_id is the address of its metadata document: fetches the document unless what is
 * known of it is still fresh, and keeps what it says as if it had registered. Throws OauthProblem: 400 with what is
 * wrong, 429 when too much is fetched. A document that fails changes nothing and is asked for again the next time.
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
  await keepDocumentClient(clientId, readDocument(fetched.body, url), expiresAt);
}

/**
 * Nobody can have us pester a third party: fetches are counted by who causes them and by host. A client that is
 * known has a count of its own, so that made-up addresses on its host cannot keep it out.
 */
async function countFetch(url: URL, headers: Headers, isKnown: boolean): Promise<number> {
  const byCaller = await countByAddress("client-document", headers);
  if (byCaller) return byCaller;
  return countCall(`client-document:${isKnown ? url.href : url.host}`, { limit: 60, seconds: 60 });
}
