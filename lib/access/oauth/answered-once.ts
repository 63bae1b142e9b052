import { identityDb } from "@/lib/db/identity";
import { storedForm } from "./protocol";

/** What makes a signed request this one: the session it was made for, the moment, and the client's own challenge. */
const identity = (signed: URLSearchParams) =>
  storedForm(
    ["ba_pl", "ba_iat", "client_id", "code_challenge"].map((name) => signed.get(name) ?? "").join("\n"),
  );

export const isAnswered = async (signed: URLSearchParams): Promise<boolean> =>
  (await identityDb.oauthRedemption.count({ where: { id: identity(signed) } })) > 0;

/** Takes the one answer that a signed request is good for. False when it was given, perhaps at this very moment. */
export async function takeAnswer(signed: URLSearchParams): Promise<boolean> {
  const { count } = await identityDb.oauthRedemption.createMany({
    data: [{ id: identity(signed), claimedAt: new Date(), finished: true }],
    skipDuplicates: true,
  });
  return count === 1;
}
