"use client";

import { ArrowUp, FileClock } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { CvView, type CvProps } from "@/components/application/cv-view";
import type { Quote } from "@/components/application/shown";
import { scrollToMatches } from "@/components/document/scroll-to-matches";
import { useShortcuts } from "@/components/shell/shortcuts";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/candidate.json";
import { ContactSection } from "./contact-section";
import type { CorrectListActs } from "./correct-list";
import type { CorrectActs } from "./correct-person";
import { ProfileSections } from "./profile-sections";
import type { ShownCandidate, Span } from "./shown";
import { SourceProvider } from "./use-source";

/**
 * A candidate's data on the left, the CV it was read from on the right; a click on a field shows its place in the CV.
 * `first` is rendered before the data from the CV, `children` after it.
 */
export function CandidateFile(props: {
  candidate: ShownCandidate;
  acts: CorrectActs & CorrectListActs;
  cv: Pick<CvProps, "addressOf" | "view">;
  first: ReactNode;
  children: ReactNode;
}) {
  const { candidate } = props;
  const t = useWords("candidate", en);
  const { document, profile } = candidate;
  const { candidateId, blind } = candidate;
  const corrected =
    profile && document && !blind ? { candidateId, attachmentId: document.attachmentId, profile } : null;
  const [shown, setShown] = useState<{ span: Span; label: string } | null>(null);
  const source = useMemo(
    () => ({
      active: shown?.span ?? null,
      length: document?.text.length ?? 0,
      show(span: Span, label: string) {
        setShown({ span, label });
        // After the highlight has been rendered.
        requestAnimationFrame(() => scrollToMatches(`[data-quotes~="${placeOf(span)}"]`));
      },
    }),
    [shown, document],
  );
  useShortcuts([shown !== null && { keys: "escape", label: t("cv.stop"), run: () => setShown(null) }]);
  const back = () => scrollToMatches("button[aria-pressed=true]");
  const quotes = useMemo(() => (shown ? [quoteOf(shown)] : []), [shown]);
  return (
    <SourceProvider value={document ? source : null}>
      <div className="lg:grid lg:grid-cols-[minmax(0,11fr)_minmax(0,10fr)] lg:has-[[data-both]]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="flex min-w-0 flex-col gap-6 px-4 py-5 sm:px-6 lg:pb-10">
          <ContactSection candidate={candidate} acts={props.acts} />
          {props.first}
          {profile && <p className="-mb-3 text-sm text-ink-muted">{t("read")}</p>}
          {profile && <ProfileSections profile={profile} of={corrected} acts={props.acts} />}
          {props.children}
        </div>
        <section
          aria-label={t("cv")}
          className="flex min-w-0 flex-col border-line bg-surface max-lg:border-t lg:sticky lg:top-0 lg:h-dvh lg:border-l"
        >
          <div className="sticky top-0 z-10 flex h-10 shrink-0 items-center gap-3 border-b border-line bg-surface px-4 text-sm max-md:top-12 sm:px-6">
            <h2 className="text-sm font-medium">{t("cv")}</h2>
            {shown && (
              <>
                <span className="min-w-0 flex-1 truncate text-ink-muted">{shown.label}</span>
                <Button size="sm" className="lg:hidden" onClick={back}>
                  <ArrowUp aria-hidden />
                  {t("cv.back")}
                </Button>
              </>
            )}
          </div>
          <div
            tabIndex={0}
            role="region"
            aria-label={t("cv.region")}
            className="min-h-0 flex-1 overflow-y-auto px-4 py-4 focus-visible:-outline-offset-2 sm:px-6"
          >
            {document ? (
              <CvView
                document={document}
                blind={candidate.blind}
                quotes={quotes}
                active={shown && placeOf(shown.span)}
                onQuote={back}
                {...props.cv}
              />
            ) : (
              <EmptyState icon={FileClock} title={t("cv.none")}>
                {t("cv.none.detail")}
              </EmptyState>
            )}
          </div>
        </section>
      </div>
    </SourceProvider>
  );
}

const placeOf = ({ start, end }: Span) => `${start}-${end}`;

/** A field as a quote of the document. */
const quoteOf = ({ span, label }: { span: Span; label: string }): Quote => ({
  id: placeOf(span),
  criterionId: "field",
  criterion: label,
  verdict: "not_evidenced",
  quote: "",
  source: "document",
  page: 1,
  ...span,
});
