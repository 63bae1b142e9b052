"use client";

import { useMemo, useState } from "react";
import { HiddenText } from "@/components/document/hidden-text";
import { Original } from "@/components/document/original";
import type { OriginalProps } from "@/components/document/pdf-pages";
import { Button } from "@/components/ui/button";
import { verdictWash } from "@/components/ui/verdict-mark";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/application.json";
import { DocumentText } from "./document-text";
import type { Quote, ShownApplication } from "./shown";
import { keepView, type View } from "./view-choice";

export type CvProps = {
  document: NonNullable<ShownApplication["document"]>;
  blind: boolean;
  quotes: Quote[];
  active: string | null;
  onQuote: (id: string) => void;
  addressOf: OriginalProps["addressOf"];
  /** What this browser chose last. */
  view: View;
};

/** A CV as it came, or as the text that was read, as the person chooses. */
export function CvView(props: CvProps) {
  const t = useWords("application", en);
  const { document, active, onQuote } = props;
  const { original } = document;
  const [view, setView] = useState(props.view);
  const choose = (to: View) => {
    setView(to);
    keepView(to);
  };
  const quotes = useMemo(
    () =>
      props.quotes.flatMap(({ id, start, end, source, criterion, verdict }) =>
        source === "document" ? [{ id, start, end, title: criterion, wash: verdictWash(verdict) }] : [],
      ),
    [props.quotes],
  );
  if (original !== "pdf")
    return (
      <>
        {original !== "other" && (
          <p className="mb-3 max-w-[76ch] text-sm text-ink-muted">{t(`text.only.${original}`)}</p>
        )}
        <DocumentText {...props} />
      </>
    );
  const other = view === "text" ? "original" : "text";
  return (
    <div className="flex flex-col gap-3">
      <Button size="sm" className="self-start" onClick={() => choose(other)}>
        {t(other === "text" ? "text.showText" : "text.showOriginal")}
      </Button>
      {view === "text" ? (
        <DocumentText {...props} />
      ) : (
        <>
          <Original
            {...{ document, quotes, active, onQuote }}
            addressOf={props.addressOf}
            onText={() => setView("text")}
          />
          <HiddenText hidden={document.hidden} />
        </>
      )}
    </div>
  );
}
