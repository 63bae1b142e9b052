import { randomBytes } from "node:crypto";
import { pageUrl } from "@/lib/platform/access/addresses";
import { type Context, step } from "@/lib/platform/access/use-case";
import { notFound } from "@/lib/errors";
import { sha256 } from "@/lib/platform/security/digest";

/** How long a mailed link works. */
export const LINK_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

const storedForm = (secret: string) => sha256(`own-page:${secret}`);

/** A new link to a candidate's own page, only for a letter to the address on record. The token is stored hashed. */
export async function newOwnLink({ db, actor }: Context, candidateId: string): Promise<string> {
  const secret = randomBytes(24).toString("base64url");
  await db.candidateLink.create({
    data: { candidateId, token: storedForm(secret), expiresAt: new Date(Date.now() + LINK_DAYS * DAY_MS) },
  });
  return pageUrl.ownPage(`${actor.organizationId}.${secret}`);
}

/** The organization that a token says it is of; null where it is no token. */
export const organizationIn = (token: string): string | null =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w.-]{32,160}$/.exec(token)?.[1] ?? null;

/** The person a token was mailed to: the record that theirs was merged into, if it was. Throws not_found. */
export async function holderOf({ db }: Pick<Context, "db">, token: string) {
  const [person] = await db.$queryRaw<{ id: string }[]>`
    WITH RECURSIVE holder AS (
      SELECT l."candidateId" AS id FROM "CandidateLink" l
      WHERE l.token = ${storedForm(token.slice(token.indexOf(".") + 1))} AND l."expiresAt" > now()
      UNION
      SELECT m."candidateId" FROM "CandidateAlias" m JOIN holder ON m.kind = 'merged' AND m.value = holder.id::text)
    SELECT c.id FROM holder JOIN "Candidate" c ON c.id = holder.id
    WHERE c."erasedAt" IS NULL AND NOT EXISTS (
      SELECT FROM "CandidateAlias" m WHERE m.kind = 'merged' AND m.value = c.id::text)`;
  if (!person) throw notFound("Link");
  return person.id;
}

/** Deletes links that no longer work. */
export const deleteOldLinks = step("deleteOldLinks", async ({ db }, { now }: { now: Date }) => {
  const { count } = await db.candidateLink.deleteMany({ where: { expiresAt: { lt: now } } });
  return count;
});
