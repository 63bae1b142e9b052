import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parseEnv } from "@/lib/env";

const minimalEnv = { BETTER_AUTH_SECRET: "a secret for tests only, of at least 32 characters" };

test("a mail server needs an address that mail is from, and a scheme of mail", () => {
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
});
afterEach(() => vi.unstubAllEnvs());
const configured = async (env: Record<string, string>) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const { mailbox, mailIsSent } = await import("@/lib/mail/send-mail");
  return { mailbox: mailbox !== null, mailIsSent: mailIsSent() };
};

test.each([
  ["at first", {}, { mailbox: true, mailIsSent: true }],
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
])("%s: what there is", async (_, env: Record<string, string>, expected) => {
  expect(await configured(env)).toEqual(expected);
});

test("in production without a mail server nobody is invited, rather than told that they were", async () => {
  vi.stubEnv("NODE_ENV", "production");
  const { planInvitation } = await import("@/lib/organizations/invitation");
  await expect(
    planInvitation(null as never, { organizationId: crypto.randomUUID(), email: "a@b.example" }),
  ).rejects.toMatchObject({ code: "unavailable" });
});
