import type { Actor } from "@/lib/access/actor";
import { conflict } from "@/lib/errors";
import { isSignature, sign } from "@/lib/security/keys";

type Owner = Pick<Actor, "id" | "organizationId">;

const signed = (confirmationId: string, { id, organizationId }: Owner) =>
  `${confirmationId}\n${organizationId}\n${id}`;

/** The token an agent sends to redeem a confirmation: its id, signed for one user of one organization. */
export function confirmationToken(confirmationId: string, owner: Owner): string {
  const id = Buffer.from(confirmationId.replaceAll("-", ""), "hex").toString("base64url");
  return `ct1.${id}.${sign("confirmation", signed(confirmationId, owner))}`;
}

/** The confirmation id in a token. Throws `conflict` unless we issued the token for this user. */
export function confirmationIdOf(token: string, owner: Owner): string {
  const [version, id = "", signature = "", ...rest] = token.trim().split(".");
  const confirmationId = Buffer.from(id, "base64url")
    .toString("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  const isValid =
    version === "ct1" &&
    rest.length === 0 &&
    confirmationId.length === 36 &&
    isSignature("confirmation", signed(confirmationId, owner), signature);
  if (!isValid) throw conflict("The confirmationToken was not issued to this recruiter.");
  return confirmationId;
}
