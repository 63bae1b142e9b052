"use client";

import { type ReactNode, useMemo, useState } from "react";
import { HiddenText } from "@/components/document/hidden-text";
import { Original } from "@/components/document/original";
import type { OriginalProps } from "@/components/document/pdf-pages";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { verdictWash } from "@/components/ui/verdict-mark";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/application.json";
import { DocumentText } from "./document-text";
import type { Quoted, ShownApplication } from "./shown";
import { rememberView, type View, views } from "./view-choice";

export type CvProps = Quoted & {
  document: NonNullable<ShownApplication["document"]>;
  blind: boolean;
  addressOf: OriginalProps["addressOf"];
  /** The view last chosen in this browser. */
  view: View;
};

/** A CV as the original, as the extracted text, or both, as the user chooses. */
export function CvView(props: CvProps) {
  const t = useWords("application", en);
  const { document, active, onQuote } = props;
  const { original } = document;
  const [view, setView] = useState(props.view);
  const choose = (to: View) => {
    setView(to);
    rememberView(to);
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
  const originalOnScreen = (
    <Original
      document={document}
      quotes={quotes}
      active={active}
      onQuote={onQuote}
      addressOf={props.addressOf}
      onText={() => setView("text")}
    />
  );
  return (
    <div className={cn("@container flex flex-col gap-3", view === "both" && "lg:h-full")}>
      <div className="flex gap-2">
        {views
          .filter((other) => other !== view)
          .map((other) => (
            <Button
              key={other}
              size="sm"
              // On a small screen "both" shows the original alone, so there is no switching between those two.
              className={cn((other === "both" || view === "both") && other !== "text" && "max-lg:hidden")}
              onClick={() => choose(other)}
            >
              {t(`text.show.${other}`)}
            </Button>
          ))}
      </div>
      {view === "original" && (
        <>
          {originalOnScreen}
          <HiddenText hidden={document.hidden} />
        </>
      )}
      {view === "text" && <DocumentText {...props} />}
      {view === "both" && (
        <div
          data-both
          className="grid min-h-0 gap-4 lg:flex-1 lg:grid-rows-2 lg:@4xl:grid-cols-[3fr_2fr] lg:@4xl:grid-rows-1"
        >
          <Part label={t("text.original")}>{originalOnScreen}</Part>
          <Part
            label={t("text.text")}
            className="border-line max-lg:hidden lg:border-t lg:pt-3 lg:@4xl:border-t-0 lg:@4xl:pt-0"
          >
            <DocumentText {...props} />
          </Part>
        </div>
      )}
    </div>
  );
}

/** One of two panes shown together, each of which scrolls independently. */
function Part(props: { label: string; className?: string; children: ReactNode }) {
  return (
    <div
      role="region"
      aria-label={props.label}
      tabIndex={0}
      data-part
      className={cn("min-h-0 min-w-0 lg:overflow-y-auto", props.className)}
    >
      {props.children}
    </div>
  );
}
