import type { Actor } from "@/lib/platform/access/actor";
import { pageUrl } from "@/lib/platform/access/addresses";
import { step } from "@/lib/platform/access/use-case";
import { identityDb } from "@/lib/platform/db/identity";
import { record } from "@/lib/platform/events/record";
import { log } from "@/lib/log";
import { sendMail } from "@/lib/platform/mail/send-mail";
import { letter } from "@/lib/platform/mail/template";
import { toReader } from "@/lib/platform/mail/to-reader";
import { inLanguage } from "@/lib/in-language";
import { say } from "@/lib/say";
import { isLocale } from "@/messages/locales";
import { INVITATION_DAYS } from "./invitation";
import { listInvitedJobs } from "./invited-jobs";
import { invitationUrl } from "./invitation-link";

type Fact = { invitationId: string; name: "invitation.sent" | "invitation.undeliverable" };
const note = step("noteInvitation", (ctx, { invitationId, name }: Fact) => record(ctx, name, invitationId));

/** `key`: the same for the same mail, tried again. */
type Requested = { invitationId: string; key: string };

/**
 * E-mails an invitation, for the event that requested it, unless it was accepted or has expired meanwhile. Throws as
 * sendMail does.
 */
export async function sendInvitation(
  actor: Actor,
  { invitationId, key }: Requested,
): Promise<{ sent: boolean }> {
  const invitation = await identityDb.invitation.findFirst({
    where: { id: invitationId, status: "pending", expiresAt: { gt: new Date() } },
    include: {
      organization: { select: { name: true } },
      inviter: { select: { name: true, locale: true } },
    },
  });
  if (!invitation) return { sent: false };
  const organization = invitation.organization.name;
  const { email, inviter } = invitation;
  const [job] = await listInvitedJobs(actor, { invitationId });
  const write = () =>
    sendMail(
      letter({
        to: email,
        key: `invitation-${key}`,
        subject: job
          ? say("{job}: join the hiring team at {organization}", { job: job.title, organization })
          : say("Join {organization} on Shortlist", { organization }),
        paragraphs: [
          job
            ? say(
                "{inviter} invites you to the hiring team of {job} at {organization}. On Shortlist you see its candidates with explained, evidence-based scores, and rate them yourself.",
                { inviter: inviter.name, job: job.title, organization },
              )
            : say(
                "{inviter} invites you to join {organization} on Shortlist, where recruiters review candidates with explained, evidence-based scores.",
                { inviter: inviter.name, organization },
              ),
          say("The invitation is for {email} and can be accepted once, within {days} days.", {
            email,
            days: INVITATION_DAYS,
          }),
        ],
        action: { label: say("Accept the invitation"), url: invitationUrl(invitation) },
        closing: say("If you did not expect this, ignore this e-mail: nothing happens unless you accept."),
      }),
    );
  // An addressee without an account gets the inviter's language.
  const locale = inviter.locale ?? undefined;
  await inLanguage(isLocale(locale) ? locale : "en", () => toReader(email, write));
  await identityDb.invitation.update({ where: { id: invitationId }, data: { undeliveredAt: null } });
  await note(actor, { invitationId, name: "invitation.sent" });
  return { sent: true };
}

/** Gives up delivering: marks an open invitation as undelivered, and tries to e-mail the member who sent it. */
export async function giveUpInvitation(actor: Actor, { invitationId, key }: Requested): Promise<void> {
  const [invitation] = await identityDb.invitation.updateManyAndReturn({
    where: { id: invitationId, status: "pending" },
    data: { undeliveredAt: new Date() },
    include: {
      organization: { select: { name: true } },
      inviter: { select: { email: true, serviceAdministrator: true } },
    },
  });
  if (!invitation) return;
  await note(actor, { invitationId, name: "invitation.undeliverable" });
  const { email, inviter, organization } = invitation;
  const page = inviter.serviceAdministrator ? pageUrl.operating() : pageUrl.settings();
  await toReader(inviter.email, () =>
    sendMail(
      letter({
        to: inviter.email,
        key: `invitation-undelivered-${key}`,
        subject: say("An invitation did not arrive"),
        paragraphs: [
          say(
            "Your invitation of {email} to {organization} could not be delivered and will not be retried automatically.",
            { email, organization: organization.name },
          ),
          say("Check the address. The page shows invitations that did not arrive, and sends them again."),
        ],
        action: { label: say("Open the page"), url: page },
        closing: say("Until then nobody can accept it."),
      }),
    ),
  ).catch((error: unknown) => log.error("inviter not told", error));
}
