import type * as z from "zod";
import { auth } from "@/lib/platform/access/auth";
import {
  tooManyLetters,
  writeConfirmation,
  writeHasAccount,
  writeReset,
} from "@/lib/platform/access/account/letters";
import { systemActor } from "@/lib/platform/access/system";
import { step } from "@/lib/platform/access/use-case";
import { identityDb } from "@/lib/platform/db/identity";
import { emit } from "@/lib/platform/events/emit";
import { accountLetterLate } from "@/lib/platform/events/events";
import { problemOf } from "@/lib/platform/telemetry/telemetry";

type Letter = z.output<typeof accountLetterLate.schema>["letter"];

const letThemWait = step("queueAccountLetter", (ctx, data: { userId: string; letter: Letter }) =>
  emit(ctx, accountLetterLate, data),
);

/**
 * Answers a sign-up with the letter that its account needs now, if nobody had us send too many. A mail server that
 * cannot be reached gets it later.
 */
export async function answerSignUp(address: string, password: string): Promise<void> {
  const email = address.trim().toLowerCase();
  const user = await identityDb.user.findUnique({
    where: { email },
    select: {
      id: true,
      emailVerified: true,
      accounts: { where: { providerId: "credential" }, select: { password: true } },
      memberships: { select: { organizationId: true }, take: 1 },
    },
  });
  if (!user || (await tooManyLetters(email))) return;
  const hash = user.accounts[0]?.password ?? "";
  // An unconfirmed account may be a stranger's: whoever does not know its password is given the link that replaces it.
  const letter = user.emailVerified
    ? "has-account"
    : (await matches(hash, password))
      ? "confirmation"
      : "reset";
  try {
    await sendAccountLetter(user.id, letter);
  } catch (error) {
    const [member] = user.memberships;
    // A refused address has been logged; whoever typed it may sign up again with the right one.
    if (problemOf(error) === "invalid") return;
    if (problemOf(error) !== "unavailable" || !member) throw error;
    await letThemWait(systemActor(member.organizationId, "mailer"), { userId: user.id, letter });
  }
}

const matches = async (hash: string, password: string) =>
  hash !== "" && (await auth().$context).password.verify({ hash, password });

/** Writes it as long as it is of use. Throws as sendMail does. */
export async function sendAccountLetter(userId: string, letter: Letter): Promise<void> {
  const user = await identityDb.user.findUnique({ where: { id: userId } });
  if (!user || (letter === "confirmation" && user.emailVerified)) return;
  if (letter === "confirmation") await writeConfirmation(user.email);
  else if (letter === "reset") await writeReset(user);
  else await writeHasAccount(user.email);
}
