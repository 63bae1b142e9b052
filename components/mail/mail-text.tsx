import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/mail.json";

/** A mail's subject and text, as text, and folded what it quotes. */
export function MailText({ subject, text, quoted = "" }: { subject: string; text: string; quoted?: string }) {
  const t = useWords("mail", en);
  return (
    <>
      <p dir="auto" className="font-medium break-words">
        {subject}
      </p>
      <p dir="auto" className="max-w-[72ch] break-words whitespace-pre-wrap text-ink-muted">
        {text}
      </p>
      {quoted !== "" && (
        <details>
          <summary className="cursor-pointer text-ink-muted">{t("quoted")}</summary>
          <p dir="auto" className="mt-1 max-w-[72ch] break-words whitespace-pre-wrap text-ink-faint">
            {quoted}
          </p>
        </details>
      )}
    </>
  );
}
