import { pageUrl } from "@/lib/platform/access/addresses";
import { isSignature, sign } from "@/lib/platform/security/keys";

type Invited = { id: string; email: string };

const signed = ({ id, email }: Invited) => `${id}\n${email}`;

/** The link in an invitation's e-mail. Having it proves access to the invited address's mail. */
export const invitationUrl = (invitation: Invited) =>
  pageUrl.invitation(`${invitation.id}.${sign("invitation", signed(invitation))}`);

/** The invitation id in a token. Only the token's shape is checked here, not its signature. */
export const claimedInvitation = (token: string): string | null =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(token)?.[1] ?? null;

export const isInvitationToken = (token: string, invitation: Invited): boolean =>
  isSignature("invitation", signed(invitation), token.slice(invitation.id.length + 1));
