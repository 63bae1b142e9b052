import { ScanText } from "lucide-react";
import { useWords } from "@/components/words/use-words";
import type { ReadDocument } from "@/lib/reading/documents/document";
import en from "@/messages/en/application.json";

const list = (pages: number[]) => ({ count: pages.length, pages: pages.map(String) });

/** Says which scanned pages were read by text recognition, and which could not be read. */
export function RecognitionNote(props: { recognition: NonNullable<ReadDocument["recognition"]> }) {
  const t = useWords("application", en);
  const { pages, unread, confidence } = props.recognition;
  return (
    <p className="flex items-start gap-2 rounded-lg border border-line bg-sunken px-3 py-2 text-sm text-ink-muted">
      <ScanText aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {pages.length > 0 &&
          confidence !== null &&
          `${t("text.recognised", { ...list(pages), confidence })} `}
        {unread.length > 0 && t("text.unrecognised", list(unread))}
      </span>
    </p>
  );
}
