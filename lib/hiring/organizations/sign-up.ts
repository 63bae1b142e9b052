import { randomBytes } from "node:crypto";
import * as z from "zod";
import { assertHardToGuess, PASSWORD_MAX, PASSWORD_MIN } from "@/lib/platform/access/account/password";
import { auth } from "@/lib/platform/access/auth";
import { identityDb } from "@/lib/platform/db/identity";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { env } from "@/lib/env";
import { conflict, DomainError, forbidden } from "@/lib/errors";
import { proposedTemplates } from "@/lib/hiring/letters/template";
import { proposedReasons } from "./choose-rejection-reasons";
import { say, spokenLocale } from "@/lib/say";
import { Line } from "@/lib/visible-line";

export const SignUp = z.object({
  organization: Line(120).min(1),
  name: Line(120).min(1),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  password: z.string().min(PASSWORD_MIN).max(PASSWORD_MAX),
});

/**
 * Creates a user with a password, their organization and their ownership of it, all or nothing. They can sign in, and
 * get the trial credits, once the address is confirmed. Throws DomainError: invalid (also GuessablePassword), forbidden
 * unless SIGN_UP and SIGN_UP_DOMAINS permit it, conflict when the e-mail address has an account.
 */
export async function signUp(
  input: z.input<typeof SignUp>,
): Promise<{ userId: string; organizationId: string }> {
  const parsed = SignUp.safeParse(input);
  if (!parsed.success) throw new DomainError("invalid", z.prettifyError(parsed.error));
  const { organization, name, email, password } = parsed.data;
  if (env.SIGN_UP !== "open" || !isOf(env.SIGN_UP_DOMAINS, email))
    throw forbidden("New accounts need an invitation, or an address of a permitted domain.");
  await assertHardToGuess(password, [name, email, organization]);
  // Hashing is slow on purpose: done before the transaction opens.
  const hash = await (await auth().$context).password.hash(password);
  return identityDb
    .$transaction(async (db) => {
      const userId = await createAccount(db, { name, email, locale: spokenLocale() }, hash);
      const { id: organizationId } = await db.organization.create({
        data: { name: organization, slug: slugOf(organization), ...defaults() },
      });
      await db.member.create({ data: { organizationId, userId, role: "owner" } });
      return { userId, organizationId };
    })
    .catch(refuseTaken);
}

/** Whether an address is of one of these domains, written "acme.example,bolt.example"; any address is without them. */
export const isOf = (domains: string | undefined, email: string) =>
  domains === undefined ||
  domains.split(",").some((domain) => domain.trim() === email.slice(email.lastIndexOf("@") + 1));

/** Creates a user who signs in with a password. Throws `conflict` when the e-mail address has an account. */
export async function createAccount(
  db: TenantDb,
  user: { name: string; email: string; locale?: string },
  hash: string,
): Promise<string> {
  if (await db.user.findUnique({ where: { email: user.email }, select: { id: true } })) throw addressTaken();
  const { id } = await db.user.create({ data: user });
  await db.account.create({
    data: { userId: id, accountId: id, providerId: "credential", password: hash },
  });
  return id;
}

/** For when somebody signed up with the same address between the check and the insert. */
export function refuseTaken(error: unknown): never {
  if ((error as { code?: string }).code === "P2002") throw addressTaken();
  throw error;
}

/** A new organization's settings in the language of the person who signs up; the database's defaults are English. */
const defaults = () =>
  spokenLocale() === "en"
    ? {}
    : {
        rejectionReasons: proposedReasons.map((reason) => say(reason)),
        letterTemplates: proposedTemplates(),
      };

const addressTaken = () => conflict("An account with this e-mail address exists. Sign in instead.");

/** A readable slug; the random suffix keeps equal names apart. */
function slugOf(name: string): string {
  const base = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 48);
  return `${base || "organization"}-${randomBytes(4).toString("hex")}`;
}
