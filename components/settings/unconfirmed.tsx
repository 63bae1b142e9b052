import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/connections.json";

/** Assumptions about an ATS that the vendor's documentation does not confirm. */
export function Unconfirmed({ sentences }: { sentences: string[] }) {
  const t = useWords("connections", en);
  if (sentences.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-ink-muted">
        {t("unconfirmed", { count: sentences.length })}
      </summary>
      <ul className="mt-1.5 list-disc pl-5 text-ink-muted">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
