import { EyeOff } from "lucide-react";
import { useWords } from "@/components/words/use-words";
import type { ReadDocument } from "@/lib/reading/documents/document";
import en from "@/messages/en/document.json";

/** Lists the hidden text of a document. Renders nothing when there is none. */
export function HiddenText({ hidden }: Pick<ReadDocument, "hidden">) {
  const t = useWords("document", en);
  if (hidden.length === 0) return null;
  return (
    <section
      aria-labelledby="hidden-text"
      className="rounded-lg border border-dashed border-partly/60 bg-partly-wash px-4 py-3"
    >
      <h3 id="hidden-text" className="flex items-center gap-2 text-sm">
        <EyeOff aria-hidden className="size-4 text-partly" />
        {t("hidden.title")}
      </h3>
      <p className="mt-0.5 text-sm text-ink-muted">{t("hidden.detail")}</p>
      <ul className="mt-2 flex flex-col gap-2">
        {hidden.map((piece, index) => (
          <li key={index} className="text-sm">
            <span className="text-xs text-ink-muted">
              {t("hidden.place", { page: piece.page, reason: t(`hidden.${piece.reason}`) })}
            </span>
            <p className="break-words whitespace-pre-wrap">{piece.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
