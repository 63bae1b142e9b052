import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { readMailbox } from "@/lib/platform/access/read-mailbox";

const url = /(https?:\/\/[^\s<>"]+)/;

export const metadata: Metadata = { title: "Development mail", robots: { index: false } };

/** The messages a mail server would have received: shown only on this machine, and only while none is configured. */
export default async function DevelopmentMailPage() {
  const messages = await readMailbox(await headers());
  if (!messages) notFound();
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-3xl flex-col gap-4 px-4 py-10">
      <div>
        <h1 className="text-xl font-semibold">Development mail</h1>
        <p className="text-ink-muted">
          No mail server is set (SMTP_URL), so messages are kept here and reach nobody. Newest first.
        </p>
      </div>
      {messages.length === 0 && <p className="text-ink-muted">No message yet.</p>}
      {messages.map((message) => (
        <article key={message.key} className="rounded-lg border border-line bg-surface p-5">
          <h2 className="text-base font-semibold break-words">{message.subject}</h2>
          <p className="mb-3 text-sm break-words text-ink-muted">
            To {message.to} · <time dateTime={message.sentAt}>{message.sentAt}</time>
          </p>
          <MessageText text={message.text} />
          <a
            href={`/dev/mail/${encodeURIComponent(message.key)}`}
            className="mt-3 inline-block text-sm text-ink-muted underline"
          >
            As HTML
          </a>
        </article>
      ))}
    </main>
  );
}

/** A message's plain text with its URLs as links. */
function MessageText({ text }: { text: string }) {
  return (
    <p className="text-sm break-words whitespace-pre-wrap">
      {text
        .trim()
        .split(url)
        .map((part, index) =>
          index % 2 === 1 ? (
            <a key={index} href={part} className="text-accent-ink underline">
              {part}
            </a>
          ) : (
            part
          ),
        )}
    </p>
  );
}
