import { type AddressInfo, createServer } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import type { Mail } from "@/lib/platform/mail/mail";
import { openSmtp } from "@/lib/platform/mail/smtp";
import { letter } from "@/lib/platform/mail/template";

type Received = { from: string; to: string[]; user: string | undefined; source: string };
let server: SMTPServer | undefined;
afterEach(() => new Promise<void>((done) => (server ? server.close(done) : done())));

/** A real SMTP server; `refuse` is the code it answers a recipient with. */
async function mailServer({ refuse, account }: { refuse?: number; account?: string } = {}) {
  const received: Received[] = [];
  server = new SMTPServer({
    disabledCommands: account ? ["STARTTLS"] : ["AUTH", "STARTTLS"],
    authOptional: !account,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      `${username}:${password}` === account
        ? done(null, { user: username })
        : done(Object.assign(new Error("No."), { responseCode: 535 })),
    onRcptTo: (_address, _session, done) =>
      done(refuse ? Object.assign(new Error("Recipient refused"), { responseCode: refuse }) : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map((each) => each.address),
          user: session.user,
          source: Buffer.concat(chunks).toString("utf8"),
        });
        done();
      });
    },
  });
  const listening = server;
  await new Promise<void>((done) => listening.listen(0, "127.0.0.1", done));
  const { port } = listening.server.address() as AddressInfo;
  return { received, port };
}

const FROM = "Shortlist <shortlist@example.com>";
const mail = (more: Partial<Mail> = {}): Mail => ({
  to: "ida@acme.example",
  subject: "Join Acme",
  text: "Hello Ida\n",
  html: "<p>Hello Ida</p>",
  key: "invitation-1",
  ...more,
});

test("a message arrives in text and HTML, from the configured address, with its key as its id", async () => {
  const { received, port } = await mailServer();
  await openSmtp(`smtp://127.0.0.1:${port}`, FROM).send(mail());
  expect(received).toHaveLength(1);
  const [{ from, to, source }] = received as [Received];
  expect({ from, to }).toEqual({ from: "shortlist@example.com", to: ["ida@acme.example"] });
  expect(source).toContain("From: Shortlist <shortlist@example.com>");
  expect(source).toContain("Subject: Join Acme");
  expect(source).toMatch(/Message-ID: <invitation-1@/i);
  expect(source).toContain("multipart/alternative");
  expect(source).toContain("Content-Type: text/plain");
  expect(source).toContain("Content-Type: text/html");
});

test("uses the user and password in the URL, and a message waits while they are wrong", async () => {
  const { received, port } = await mailServer({ account: "mailer:s3cret" });
  await openSmtp(`smtp://mailer:s3cret@127.0.0.1:${port}`, FROM).send(mail());
  expect(received[0]?.user).toBe("mailer");
  await expect(openSmtp(`smtp://mailer:wrong@127.0.0.1:${port}`, FROM).send(mail())).rejects.toMatchObject({
    code: "unavailable",
  });
  expect(received).toHaveLength(1);
});

test.each([
  [450, "unavailable"],
  [550, "invalid"],
])("a recipient refused with %i is %s, and the error omits the address", async (refuse, code) => {
  const { received, port } = await mailServer({ refuse });
  const failure = await openSmtp(`smtp://127.0.0.1:${port}`, FROM)
    .send(mail())
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: "DomainError", code });
  expect((failure as Error).message).not.toContain("ida@");
  expect(received).toEqual([]);
});

test("reports an unreachable server as unavailable, so that the message is retried", async () => {
  const { port } = await mailServer();
  await new Promise<void>((done) => server?.close(done));
  server = undefined;
  await expect(openSmtp(`smtp://127.0.0.1:${port}`, FROM).send(mail())).rejects.toMatchObject({
    code: "unavailable",
  });
});

test.each([
  { when: "after the whole message", until: "\r\n.\r\n", maybeSent: true },
  { when: "before it", until: "DATA\r\n", maybeSent: false },
])("a connection that breaks $when may have delivered it: $maybeSent", async ({ until, maybeSent }) => {
  const breaking = createServer((socket) => {
    let read = "";
    socket.on("error", () => {});
    socket.write("220 ready\r\n");
    socket.on("data", (chunk) => {
      read += chunk.toString("utf8");
      if (read.includes(until)) socket.destroy();
      else if (read.endsWith("DATA\r\n")) socket.write("354 go ahead\r\n");
      else if (!read.includes("DATA\r\n")) socket.write("250 ok\r\n");
    });
  });
  await new Promise<void>((done) => breaking.listen(0, "127.0.0.1", done));
  const { port } = breaking.address() as AddressInfo;
  const failure: unknown = await openSmtp(`smtp://127.0.0.1:${port}`, FROM)
    .send(mail())
    .catch((error: unknown) => error);
  breaking.close();
  expect(failure).toMatchObject({ code: "unavailable", maybeSent });
});

test("a hostile name adds no header, recipient or markup", async () => {
  const { received, port } = await mailServer();
  const name = `Ac"me\r\nBcc: all@evil.example\r\n\r\n<script>alert(1)</script>`;
  const hostile = letter({
    to: "ida@acme.example",
    key: "invitation-2",
    subject: `Join ${name}`,
    paragraphs: [`${name} invites you.`],
    action: { label: "Accept", url: `https://shortlist.example/invitation?token="><img src=x>` },
    closing: "Bye.",
  });
  await openSmtp(`smtp://127.0.0.1:${port}`, FROM).send(hostile);
  const [{ to, source }] = received as [Received];
  expect(to).toEqual(["ida@acme.example"]);
  const head = source.slice(0, source.indexOf("\r\n\r\n"));
  expect(head).not.toMatch(/^Bcc:/im);
  expect(hostile.html).not.toMatch(/<script|<img/);
  expect(hostile.html).toContain("&lt;script&gt;");
});

test("an address with a list in it does not reach a second recipient", async () => {
  const { received, port } = await mailServer();
  const { send } = openSmtp(`smtp://127.0.0.1:${port}`, FROM);
  await send(mail({ to: "ida@acme.example, all@evil.example" })).catch(() => {});
  for (const { to } of received) expect(to).not.toContain("all@evil.example");
});
