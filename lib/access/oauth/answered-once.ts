import { identityDb } from "@/lib/db/identity";
import { storedForm } from "./protocol";

/** Identifies a signed request: by the session it was made for, its time, and the client's own challenge. */
const identity = (signed: URLSearchParams) =>
  storedForm(
    ["ba_pl", "ba_iat", "client_id", "code_challenge"].map((name) => signed.get(name) ?? "").join("\n"),
  );

export const isAnswered = async (signed: URLSearchParams): Promise<boolean> =>
  (await identityDb.oauthRedemption.count({ where: { id: identity(signed) } })) > 0;

/** Claims the single answer that a signed request allows. False when it has been given, perhaps concurrently. */
export async function claimAnswer(signed: URLSearchParams): Promise<boolean> {
  const { count } = await identityDb.oauthRedemption.createMany({
    data: [{ id: identity(signed), claimedAt: new Date(), finished: true }],
    skipDuplicates: true,
  });
  return count === 1;
}
