import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parseEnv } from "@/lib/environment";

const minimalEnv = { BETTER_AUTH_SECRET: "a secret for tests only, of at least 32 characters" };

test("refuses SMTP_URL without MAIL_FROM or with another scheme than SMTP's", () => {
  expect(() => parseEnv({ ...minimalEnv, SMTP_URL: "smtp://localhost:25" })).toThrow(
    /MAIL_FROM: required with SMTP_URL/,
  );
  expect(() => parseEnv({ ...minimalEnv, SMTP_URL: "https://localhost", MAIL_FROM: "a@b.example" })).toThrow(
    /SMTP_URL/,
  );
  const env = parseEnv({ ...minimalEnv, SMTP_URL: "smtps://u:p@mail.example", MAIL_FROM: "a@b.example" });
  expect(env.SMTP_URL).toBe("smtps://u:p@mail.example");
});

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("BETTER_AUTH_SECRET", minimalEnv.BETTER_AUTH_SECRET);
  vi.stubEnv("EMBEDDED", "1");
});
afterEach(() => vi.unstubAllEnvs());
const configured = async (env: Record<string, string>) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const { mailbox, mailIsSent } = await import("@/lib/platform/mail/send-mail");
  return { mailbox: mailbox !== null, mailIsSent: mailIsSent() };
};

test.each([
  ["by default", {}, { mailbox: true, mailIsSent: true }],
  [
    "in a trial with the embedded database",
    { NODE_ENV: "production", DATABASE_EMBEDDED: "1" },
    { mailbox: true, mailIsSent: true },
  ],
  ["in production without a mail server", { NODE_ENV: "production" }, { mailbox: false, mailIsSent: false }],
  [
    "with a mail server",
    { SMTP_URL: "smtp://localhost:25", MAIL_FROM: "a@b.example" },
    { mailbox: false, mailIsSent: true },
  ],
])("chooses the mailbox and whether mail is sent %s", async (_, env: Record<string, string>, expected) => {
  expect(await configured(env)).toEqual(expected);
});

test("refuses to mail an operator's password reset in production without a mail server", async () => {
  vi.stubEnv("NODE_ENV", "production");
  vi.stubEnv("DATABASE_URL", "postgresql://127.0.0.1:9/none");
  const { resetPasswordOf } = await import("@/lib/doors/operating/acts/reset-password");
  const operator = { kind: "member", permissions: new Set(["service:operate"]) } as never;
  await expect(resetPasswordOf(operator, { email: "a@b.example", by: "mail" })).rejects.toMatchObject({
    code: "unavailable",
  });
});

test("refuses invitations in production without a mail server", async () => {
  vi.stubEnv("NODE_ENV", "production");
  const { planInvitation } = await import("@/lib/hiring/organizations/invitation");
  await expect(
    planInvitation(null as never, { organizationId: crypto.randomUUID(), email: "a@b.example" }),
  ).rejects.toMatchObject({ code: "unavailable" });
});
