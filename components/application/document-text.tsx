import { useMemo } from "react";
import type { ReadDocument } from "@/lib/reading/documents/document";
import { cn } from "@/components/ui/cn";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/application.json";
import { blocks } from "./blocks";
import { Highlighted } from "./highlighted";
import { HiddenText } from "@/components/document/hidden-text";
import { RecognitionNote } from "./recognition-note";
import { reflow } from "./reflow";
import type { Quoted } from "./shown";

/** A document's extracted text, page by page, with quotes highlighted; hidden text is listed separately. */
export function DocumentText(props: Quoted & { document: ReadDocument; blind: boolean }) {
  const t = useWords("application", en);
  const { document, blind } = props;
  const quotes = props.quotes.filter(({ source }) => source === "document");
  const text = useMemo(() => reflow(document), [document]);
  const several = document.pages.length > 1;
  return (
    <div className="flex max-w-[76ch] flex-col gap-4">
      {blind && <p className="text-sm text-ink-muted">{t("text.blind")}</p>}
      {document.recognition && <RecognitionNote recognition={document.recognition} />}
      {document.pages.map((page) => (
        <section key={page.number} aria-label={t("text.page", { number: page.number })}>
          {several && (
            <p className="mb-3 flex items-center gap-3 text-xs text-ink-faint after:h-px after:flex-1 after:bg-line">
              {t("text.pageOf", { number: page.number, count: document.pages.length })}
            </p>
          )}
          <div className="flex flex-col gap-2.5 text-sm leading-5.5 break-words whitespace-pre-wrap">
            {blocks(document, page).map(({ start, end, heading }) => (
              <p
                key={start}
                className={cn(heading && "mt-2 text-xs font-semibold tracking-wide text-ink-muted")}
              >
                <Highlighted {...props} text={text} from={start} to={end} quotes={quotes} />
              </p>
            ))}
          </div>
        </section>
      ))}
      <HiddenText hidden={document.hidden} />
    </div>
  );
}
