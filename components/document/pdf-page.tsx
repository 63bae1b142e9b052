"use client";

import type { PDFPageProxy } from "pdfjs-dist";
import { useEffect, useMemo, useRef, useState } from "react";
import { useWords } from "@/components/words/use-words";
import type { ReadDocument } from "@/lib/reading/documents/document";
import en from "@/messages/en/document.json";
import { findWords } from "./find-words";
import { leaveOut } from "./leave-out";
import { type MarkedQuote, markWords } from "./mark-words";
import { drawPage, layText } from "./open-pdf";
import { scrollToMatches } from "./scroll-to-matches";
import { type Placed, wantedOn } from "./wanted";
import "./text-layer.css";

export type OriginalQuote = MarkedQuote & Placed;

/** Maximum device pixels drawn per CSS pixel; more would not be visible. */
const maxPixelRatio = 2;

/** A PDF page as a picture, with its text laid over it and the quotes highlighted in that text. */
export function PdfPage(props: {
  page: PDFPageProxy;
  document: ReadDocument;
  quotes: OriginalQuote[];
  active: string | null;
  /** Width of the column, in CSS pixels. */
  width: number;
  onQuote: (id: string) => void;
  /** The quotes of this page that were not found in its text. */
  onMissing: (page: number, ids: string[]) => void;
}) {
  const { page, document, quotes, active, width, onQuote, onMissing } = props;
  const t = useWords("document", en);
  const number = page.pageNumber;
  const picture = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [laid, setLaid] = useState<Awaited<ReturnType<typeof layText>> | null>(null);
  const viewport = useMemo(() => {
    const { width: points } = page.getViewport({ scale: 1 });
    return page.getViewport({ scale: width / points });
  }, [page, width]);

  useEffect(() => {
    const canvas = window.document.createElement("canvas");
    canvas.className = "size-full";
    const pixelRatio = Math.min(window.devicePixelRatio, maxPixelRatio);
    const drawing = drawPage(page, canvas, page.getViewport({ scale: viewport.scale * pixelRatio }));
    // Rejects when cancelled by an unmount or a resize; after any other failure the text remains readable.
    drawing.promise.then(() => picture.current?.replaceChildren(canvas)).catch(() => {});
    return () => drawing.cancel();
  }, [page, viewport]);

  useEffect(() => {
    const container = window.document.createElement("div");
    container.className = "text-layer";
    let cancelled = false;
    const hidden = document.hidden.flatMap((piece) => (piece.page === number ? piece.text : []));
    void layText(page, container, page.getViewport({ scale: 1 })).then((layer) => {
      if (cancelled) return;
      layer.pieces = leaveOut(layer.pieces, hidden);
      layer.pieces.forEach(({ text }, index) => {
        const element = layer.elements[index];
        if (element && element.textContent !== text) element.textContent = text;
      });
      text.current?.replaceChildren(container);
      setLaid(layer);
    });
    return () => {
      cancelled = true;
    };
  }, [page, number, document.hidden]);

  const search = useMemo(
    () => laid && findWords(laid.pieces, wantedOn(document, number, quotes)),
    [laid, document, number, quotes],
  );
  const scrolledTo = useRef<string | null>(null);
  useEffect(() => {
    if (!laid || !search) return;
    markWords({ elements: laid.elements, matches: search.matches, quotes, active });
    onMissing(number, search.missing);
    if (scrolledTo.current === active) return;
    scrolledTo.current = active;
    if (text.current) scrollToMatches(`[data-quotes~="${active}"]`, text.current);
  }, [laid, search, quotes, active, onMissing, number]);

  return (
    <section
      aria-label={t("page", { number })}
      className="relative isolate shrink-0 overflow-hidden border border-line bg-[white]"
      style={{
        width: viewport.width,
        height: viewport.height,
        ["--total-scale-factor" as string]: viewport.scale,
        ["--scale-round-x" as string]: "1px",
        ["--scale-round-y" as string]: "1px",
      }}
    >
      <div ref={picture} aria-hidden className="absolute inset-0" />
      <div
        ref={text}
        className="absolute inset-0"
        onClick={({ target }) => {
          const quote = target instanceof HTMLElement && target.dataset.quote;
          if (quote) onQuote(quote);
        }}
      />
    </section>
  );
}
