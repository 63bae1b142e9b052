import { ScanText } from "lucide-react";
import type { ReadDocument } from "@/lib/documents/document";

const list = (pages: number[]) => `${pages.length === 1 ? "page" : "pages"} ${pages.join(", ")}`;

/** What a recruiter should know of a scan: its words were recognised, not read, or are missing. */
export function RecognitionNote(props: { recognition: NonNullable<ReadDocument["recognition"]> }) {
  const { pages, unread, confidence } = props.recognition;
  return (
    <p className="flex items-start gap-2 rounded-lg border border-line bg-sunken px-3 py-2 text-sm text-ink-muted">
      <ScanText aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {pages.length > 0 &&
          `A scan, read by text recognition (${list(pages)}), ${confidence}% sure. Letters can be wrong: compare what matters with the original under Files. `}
        {unread.length > 0 &&
          `No text could be recognised on ${list(unread)}; what is written there is not judged.`}
      </span>
    </p>
  );
}
