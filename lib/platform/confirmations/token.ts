import type { Actor } from "@/lib/platform/access/actor";
import type { ConfirmationPolicy } from "@/lib/platform/db/generated/enums";
import { conflict } from "@/lib/errors";
import { isSignature, sign } from "@/lib/platform/security/keys";

type Owner = Pick<Actor, "id" | "organizationId">;

/** How a token begins, by who may redeem it: the agent in its conversation, or the recruiter on the approvals page. */
const beginnings: Record<ConfirmationPolicy, string> = { agent: "ct1", recruiter: "ca1" };

const signed = (beginning: string, confirmationId: string, { id, organizationId }: Owner) =>
  [...(beginning === beginnings.agent ? [] : [beginning]), confirmationId, organizationId, id].join("\n");

/** The token an agent sends to redeem a confirmation, or to ask for its outcome, signed for one user of one organization. */
export function confirmationToken(confirmationId: string, owner: Owner, policy: ConfirmationPolicy): string {
  const id = Buffer.from(confirmationId.replaceAll("-", ""), "hex").toString("base64url");
  const beginning = beginnings[policy];
  return `${beginning}.${id}.${sign("confirmation", signed(beginning, confirmationId, owner))}`;
}

/** What a token says. Throws `conflict` unless we issued it for this user. */
export function readToken(token: string, owner: Owner): { id: string; waitsForApproval: boolean } {
  const [beginning = "", encoded = "", signature = "", ...rest] = token.trim().split(".");
  const id = Buffer.from(encoded, "base64url")
    .toString("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  const isValid =
    Object.values(beginnings).includes(beginning) &&
    rest.length === 0 &&
    id.length === 36 &&
    isSignature("confirmation", signed(beginning, id, owner), signature);
  if (!isValid) throw conflict("The confirmationToken was not issued to this recruiter.");
  return { id, waitsForApproval: beginning === beginnings.recruiter };
}
