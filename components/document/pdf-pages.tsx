"use client";

import type { PDFPageProxy } from "pdfjs-dist";
import { useCallback, useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { Words } from "@/components/words/translate";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { ReadDocument } from "@/lib/reading/documents/document";
import en from "@/messages/en/document.json";
import { openPdf } from "./open-pdf";
import { PdfPage, type OriginalQuote } from "./pdf-page";
import { PageSkeleton } from "./page-skeleton";

/** In CSS pixels: in a column narrower than `narrow`, pages are `readable` wide and scroll sideways. */
const narrow = 480;
const readable = 560;

/** Longer documents are shown up to this page; the text view has all pages. */
const mostPages = 30;

export type OriginalProps = {
  document: ReadDocument & { attachmentId: string };
  quotes: OriginalQuote[];
  active: string | null;
  onQuote: (id: string) => void;
  onText: () => void;
  /** The file's address, valid for one minute. */
  addressOf: (attachmentId: string) => Promise<ActionState<{ path: string }>>;
};

/** The original PDF, page by page, with the quotes highlighted. */
export default function PdfPages(props: OriginalProps) {
  const { document, quotes, active, onQuote, onText } = props;
  const t = useWords("document", en);
  // The page passes a new function on every refresh; keeping the first one avoids opening the file again.
  const [addressOf] = useState(() => props.addressOf);
  const opened = usePdf(document.attachmentId, addressOf, t);
  const column = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(0);
  const width = available > 0 && available < narrow ? readable : available;
  useEffect(() => {
    if (!column.current) return;
    const observer = new ResizeObserver(([entry]) => setAvailable(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(column.current);
    return () => observer.disconnect();
  }, []);

  const [missing, setMissing] = useState<Record<number, string[]>>({});
  const onMissing = useCallback((page: number, ids: string[]) => {
    setMissing((before) => (before[page]?.join() === ids.join() ? before : { ...before, [page]: ids }));
  }, []);
  const lost = active !== null && Object.values(missing).some((ids) => ids.includes(active));
  const toText = (
    <Button size="sm" onClick={onText}>
      {t("showText")}
    </Button>
  );
  return (
    <div ref={column} className="flex flex-col gap-3">
      {opened.failure && (
        <Alert tone="error" title={t("notShown")} action={toText}>
          {t("notShown.detail", { reason: opened.failure })}
        </Alert>
      )}
      {lost && (
        <Alert tone="caution" title={t("lost")} action={toText}>
          {t("lost.detail")}
        </Alert>
      )}
      {!opened.failure && (!opened.pages || width === 0) && <PageSkeleton />}
      {width > 0 && opened.pages && (
        <div
          // Focusable if it scrolls sideways, to be scrolled by keyboard.
          {...(width > available ? { role: "group", "aria-label": t("pages"), tabIndex: 0 } : {})}
          className="flex flex-col gap-3 overflow-x-auto"
        >
          {opened.pages.map((page) => (
            <PdfPage
              key={page.pageNumber}
              page={page}
              document={document}
              quotes={quotes}
              active={active}
              width={width}
              onQuote={onQuote}
              onMissing={onMissing}
            />
          ))}
        </div>
      )}
      {opened.left > 0 && (
        <p className="text-sm text-ink-muted">
          {t("left", { count: opened.left })} {toText}
        </p>
      )}
    </div>
  );
}

type Opened = { pages: PDFPageProxy[] | null; left: number; failure: string | null };
const nothing: Opened = { pages: null, left: 0, failure: null };

function usePdf(attachmentId: string, addressOf: OriginalProps["addressOf"], t: Words<typeof en>): Opened {
  const [opened, setOpened] = useState(nothing);
  useEffect(() => {
    const stop = new AbortController();
    let close = () => {};
    const open = async () => {
      const address = await addressOf(attachmentId);
      if (!address.ok) return setOpened({ ...nothing, failure: address.message });
      const response = await fetch(address.path, { signal: stop.signal });
      if (!response.ok) return setOpened({ ...nothing, failure: t("notShown.fetch") });
      const loading = openPdf(await response.arrayBuffer());
      close = () => void loading.destroy();
      if (stop.signal.aborted) return close();
      const pdf = await loading.promise;
      const count = Math.min(pdf.numPages, mostPages);
      const pages = await Promise.all(Array.from({ length: count }, (_, index) => pdf.getPage(index + 1)));
      if (!stop.signal.aborted) setOpened({ pages, left: pdf.numPages - count, failure: null });
    };
    open().catch(() => stop.signal.aborted || setOpened({ ...nothing, failure: t("notShown.open") }));
    return () => {
      stop.abort();
      close();
      setOpened(nothing);
    };
  }, [attachmentId, addressOf, t]);
  return opened;
}
