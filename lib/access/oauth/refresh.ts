import { identityDb } from "@/lib/db/identity";
import { descriptionOf, type PluginAnswer } from "./plugin-answer";
import { OauthProblem } from "./problem";
import { storedForm } from "./protocol";
import { noteReplay, wasReplayed } from "./replay";

type Grant = { clientId: string; userId: string };

/**
 * Rotates a refresh token. A second use of one, even at the same moment as the first, ends everything the client
 * holds for that recruiter. Asking for fewer scopes narrows this access token only (RFC 6749 §6).
 */
export async function refresh(
  form: URLSearchParams,
  clientId: string,
  ask: () => Promise<PluginAnswer>,
): Promise<PluginAnswer> {
  const given = form.get("refresh_token");
  if (!given) throw new OauthProblem(400, "invalid_request", "refresh_token is required.");
  const stored = storedForm(given);
  const before = await identityDb.oauthRefreshToken.findUnique({
    where: { token: stored },
    select: { clientId: true, userId: true, referenceId: true, scopes: true, expiresAt: true },
  });
  const own = before?.clientId === clientId ? before : null;
  if (own && !(await isMember(own))) {
    await endFamily(own);
    throw new OauthProblem(
      400,
      "invalid_grant",
      "The recruiter who granted this no longer belongs to the organization.",
    );
  }
  const answer = await ask();
  if (!own) return answer;
  if (answer.ok) {
    if (typeof answer.body.refresh_token === "string")
      await identityDb.oauthRefreshToken.updateMany({
        where: { token: storedForm(answer.body.refresh_token) },
        data: { scopes: own.scopes },
      });
    if (await wasReplayed(stored)) await endFamily(own);
  } else if (descriptionOf(answer) === "invalid refresh token" && own.expiresAt > new Date()) {
    await noteReplay(stored);
    await endFamily(own);
  }
  return answer;
}

async function isMember({ userId, referenceId }: { userId: string; referenceId: string | null }) {
  if (!referenceId) return false;
  return (await identityDb.member.count({ where: { userId, organizationId: referenceId } })) > 0;
}

async function endFamily({ clientId, userId }: Grant) {
  await identityDb.$transaction([
    identityDb.oauthAccessToken.deleteMany({ where: { clientId, userId } }),
    identityDb.oauthRefreshToken.deleteMany({ where: { clientId, userId } }),
  ]);
}
