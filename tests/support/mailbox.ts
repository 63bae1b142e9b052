import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

/** An SMTP server that stores the letters it receives. */
export class Mailbox {
  /** A recipient that it rejects with 550. */
  refused = "";
  /** The letters, each as it was sent and with its text decoded. */
  readonly #letters: { to: string[]; source: string; text: string }[] = [];
  readonly #server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: ({ address }, _session, done) => {
      const problem = Object.assign(new Error("No such user"), { responseCode: 550 });
      done(address === this.refused ? problem : undefined);
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const source = Buffer.concat(chunks).toString("utf8");
        const text = source
          // Decodes quoted-printable.
          .replace(/=\r?\n/g, "")
          .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
        this.#letters.push({ to: envelope.rcptTo.map(({ address }) => address), source, text });
        done();
      });
    },
  });

  /** Starts listening and returns the SMTP URL. */
  async open(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, "127.0.0.1", done));
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  lettersTo = (email: string) => this.#letters.filter(({ to }) => to.includes(email));

  /** Waits up to 30 s for a letter to `email` with a link to `page`, and returns the link. */
  async linkTo(email: string, page: string): Promise<URL> {
    for (const deadline = Date.now() + 30_000; Date.now() < deadline; await sleep(100))
      for (const { text } of this.lettersTo(email)) {
        const link = new RegExp(`https?://\\S+?/${page}\\?\\S+`).exec(text);
        if (link) return new URL(link[0]);
      }
    throw new Error(`No letter to ${email} with a link to ${page}.`);
  }

  close = () => new Promise<void>((done) => this.#server.close(done));
}
