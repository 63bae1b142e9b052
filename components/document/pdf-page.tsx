"use client";

import type { PDFPageProxy } from "pdfjs-dist";
import { useEffect, useMemo, useRef, useState } from "react";
import { useWords } from "@/components/words/use-words";
import type { ReadDocument } from "@/lib/documents/document";
import en from "@/messages/en/document.json";
import { findWords, type Piece } from "./find-words";
import { leaveOut } from "./leave-out";
import { type MarkedQuote, markWords } from "./mark-words";
import { drawPage, layText } from "./open-pdf";
import { type Placed, wantedOn } from "./wanted";
import "./text-layer.css";

export type OriginalQuote = MarkedQuote & Placed;
type Laid = { elements: HTMLElement[]; pieces: Piece[] };

/** Screens have more points than CSS pixels; beyond this nobody sees more. */
const mostPoints = 2;

/** A page of a PDF as it looks, its text over it, and the quotes marked in that. */
export function PdfPage(props: {
  page: PDFPageProxy;
  document: ReadDocument;
  quotes: OriginalQuote[];
  active: string | null;
  /** Of the column it stands in, in CSS pixels. */
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
  const [laid, setLaid] = useState<Laid | null>(null);
  const viewport = useMemo(() => {
    const { width: points } = page.getViewport({ scale: 1 });
    return page.getViewport({ scale: width / points });
  }, [page, width]);

  useEffect(() => {
    const canvas = window.document.createElement("canvas");
    canvas.className = "size-full";
    const points = Math.min(window.devicePixelRatio, mostPoints);
    const drawing = drawPage(page, canvas, page.getViewport({ scale: viewport.scale * points }));
    // Cancelled when the page is gone or drawn in another size; what else fails leaves the text to read.
    drawing.promise.then(() => picture.current?.replaceChildren(canvas)).catch(() => {});
    return () => drawing.cancel();
  }, [page, viewport]);

  useEffect(() => {
    const container = window.document.createElement("div");
    container.className = "text-layer";
    let gone = false;
    const hidden = document.hidden.flatMap((piece) => (piece.page === number ? piece.text : []));
    void layText(page, container, page.getViewport({ scale: 1 })).then((layer) => {
      if (gone) return;
      layer.pieces = leaveOut(layer.pieces, hidden);
      layer.pieces.forEach(({ text }, index) => {
        const element = layer.elements[index];
        if (element && element.textContent !== text) element.textContent = text;
      });
      text.current?.replaceChildren(container);
      setLaid(layer);
    });
    return () => {
      gone = true;
    };
  }, [page, number, document.hidden]);

  const words = useMemo(
    () => laid && findWords(laid.pieces, wantedOn(document, number, quotes)),
    [laid, document, number, quotes],
  );
  const brought = useRef<string | null>(null);
  useEffect(() => {
    if (!laid || !words) return;
    markWords({ elements: laid.elements, found: words.found, quotes, active });
    onMissing(number, words.missing);
    if (brought.current === active) return;
    brought.current = active;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    text.current
      ?.querySelector(`[data-quotes~="${active}"]`)
      ?.scrollIntoView({ block: "center", behavior: still ? "auto" : "smooth" });
  }, [laid, words, quotes, active, onMissing, number]);

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
