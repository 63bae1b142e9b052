import { createTransport } from "nodemailer";
import { invalid, unavailable } from "@/lib/errors";
import type { Mail, Unanswered } from "./mail";
import { messageIdOf } from "./message-id";

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Sends through one SMTP server (smtp:// or smtps://, with user and password if required). Opens a connection for
 * each message: they are few, and an instance may sleep between two.
 */
export function openSmtp(url: string, from: string) {
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
  async function send({ to, key, fromName, replyTo, unsubscribe, byPerson, ...mail }: Mail): Promise<void> {
    const { subject, text, html, references = [] } = mail;
    const transport = createTransport({
      url,
      ...timeouts,
      // Messages are text only: no file is read and no URL fetched for one.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    let handedOver = false;
    transport.use("stream", ({ message }, done) => {
      message.processFunc((stream) => stream.once("end", () => (handedOver = true)));
      done();
    });
    try {
      await transport.sendMail({
        from: fromName === undefined ? from : { name: fromName, address },
        ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
        to: { name: "", address: to },
        subject,
        text,
        html,
        messageId: messageIdOf(key),
        ...(references.length > 0 && { inReplyTo: references.at(-1)!, references }),
        headers: {
          ...(byPerson ? {} : { "Auto-Submitted": "auto-generated" }),
          ...(unsubscribe
            ? {
                "List-Unsubscribe": `<${unsubscribe}>`,
                "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
              }
            : {}),
        },
      });
    } catch (error) {
      // The server's message may contain the address, so it stays in the cause.
      const { responseCode, command } = error as { responseCode?: number; command?: string };
      // What it refuses of our login or our sender, it refuses of every message, until an operator mends it.
      const isOfMessage = command === "RCPT TO" || command === "DATA";
      if (isOfMessage && responseCode !== undefined && responseCode >= 500)
        throw Object.assign(invalid("The mail server refused the message."), { cause: error });
      const unanswered: Unanswered = { maybeSent: handedOver && responseCode === undefined };
      const failure = unavailable("The mail server cannot be reached or is busy.", {}, { cause: error });
      throw Object.assign(failure, unanswered);
    }
  }
  return {
    send,
    /** Throws `unavailable` unless the server responds and accepts our login. */
    async probe(): Promise<void> {
      const probeTimeouts = { connectionTimeout: 1_900, greetingTimeout: 1_900, socketTimeout: 1_900 };
      try {
        await createTransport({ url, ...probeTimeouts }).verify();
      } catch (error) {
        throw unavailable("The mail server cannot be reached or rejects our login.", {}, { cause: error });
      }
    },
  };
}
