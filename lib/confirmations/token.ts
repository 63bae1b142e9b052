import type { Actor } from "@/lib/access/actor";
import { conflict } from "@/lib/errors";
import { isSignature, sign } from "@/lib/security/keys";

type Owner = Pick<Actor, "id" | "organizationId">;

const signed = (confirmationId: string, { id, organizationId }: Owner) =>
  `${confirmationId}\n${organizationId}\n${id}`;

/** What an agent hands back to redeem a confirmation: its id, signed for one user of one organization. */
export function confirmationToken(confirmationId: string, owner: Owner): string {
  const id = Buffer.from(confirmationId.replaceAll("-", ""), "hex").toString("base64url");
  return `ct1.${id}.${sign("confirmation", signed(confirmationId, owner))}`;
}

/** The id of the confirmation a token stands for. Throws `conflict` when it is not one of ours, for this user. */
export function confirmationIdOf(token: string, owner: Owner): string {
  const [version, id = "", signature = "", ...rest] = token.trim().split(".");
  const confirmationId = Buffer.from(id, "base64url")
    .toString("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  const ours =
    version === "ct1" &&
    rest.length === 0 &&
    confirmationId.length === 36 &&
    isSignature("confirmation", signed(confirmationId, owner), signature);
  if (!ours) throw conflict("The confirmationToken is not one that was given to this recruiter.");
  return confirmationId;
}
