"use client";

import { type ReactNode, useCallback, useMemo, useState } from "react";
import { scrollToMatches } from "@/components/document/scroll-to-matches";
import type { FileActs } from "@/components/file/acts";
import type { ActionState } from "@/lib/platform/access/action-state";
import { useShortcuts } from "@/components/shell/shortcuts";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/application.json";
import { CriteriaList } from "./criteria-list";
import type { CvProps } from "./cv-view";
import { DecisionHistory } from "./decision-history";
import { DocumentPane, type Pane } from "./document-pane";
import { EvaluationHistory, type PastEvaluation } from "./evaluation-history";
import type { ChangeReason } from "./give-reason";
import type { DecisionRules } from "./use-decide-at-once";
import { FlagList } from "./flag-list";
import { useLook } from "@/components/shell/looks";
import { ScoreSummary } from "./score-summary";
import type { SendAgain } from "@/components/mail/letter-state";
import { type Quote, quotesOf, type ShownApplication } from "./shown";
import { Unscored } from "./unscored";
import { useEvaluateAgain } from "./use-evaluate-again";

type Props = {
  application: ShownApplication;
  history: PastEvaluation[];
  evaluateAgain: (applicationId: string) => Promise<ActionState>;
  sendAgain: SendAgain;
  undo: (decisionId: string) => Promise<ActionState>;
  rules: DecisionRules;
  giveReason: ChangeReason;
  fileActs: FileActs;
  cv: Pick<CvProps, "addressOf" | "view">;
  /** Rendered below the score. */
  beside?: ReactNode;
  /** Rendered below the judgement. */
  children?: ReactNode;
};

const bringCriterion = ({ criterionId }: Quote) => scrollToMatches(`[data-criterion="${criterionId}"]`);
const areSideBySide = () => matchMedia("(min-width: 64rem)").matches;

/**
 * The judgement on the left, the document on the right, so that a verdict and its evidence are visible together. A
 * quote selected on one side is shown on the other.
 */
export function Judgement(props: Props) {
  const { application, history, fileActs, cv, children } = props;
  const { evaluation } = application;
  const t = useWords("application", en);
  // While a new score is pending, the previous one is shown with the reason for the wait.
  const isWaiting = !["scored", "stale"].includes(application.scoreStatus);
  const noteQuote = useLook(application.applicationId);
  const again = useEvaluateAgain(application, props.evaluateAgain);
  const quotes = useMemo(() => quotesOf(evaluation?.judged ?? []), [evaluation]);
  const [active, setActive] = useState<string | null>(null);
  const [pane, setPane] = useState<Pane>("document");

  const showQuote = useCallback(
    (id: string, withCriterion = false) => {
      const quote = quotes.find((each) => each.id === id);
      if (!quote) return;
      setActive(id);
      noteQuote(id);
      setPane(quote.source.startsWith("answer:") ? "answers" : "document");
      // After the pane that contains it has been rendered.
      requestAnimationFrame(() => {
        scrollToMatches(`[data-quotes~="${id}"]`);
        if (withCriterion && areSideBySide()) bringCriterion(quote);
      });
    },
    [quotes, noteQuote],
  );
  const showCriterion = (id: string) => {
    setActive(id);
    const quote = quotes.find((each) => each.id === id);
    if (quote) bringCriterion(quote);
  };
  const step = (by: 1 | -1) => {
    const at = quotes.findIndex((quote) => quote.id === active);
    const next = quotes[at === -1 ? (by === 1 ? 0 : quotes.length - 1) : at + by];
    if (next) showQuote(next.id, true);
  };
  useShortcuts([
    quotes.length > 0 && { keys: "n", label: t("quote.next"), run: () => step(1) },
    quotes.length > 0 && { keys: "b", label: t("quote.previous"), run: () => step(-1) },
    active !== null && { keys: "escape", label: t("quote.stop"), run: () => setActive(null) },
  ]);

  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,11fr)_minmax(0,10fr)] lg:has-[[data-both]]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="flex min-w-0 flex-col gap-6 px-4 py-5 pb-28 sm:px-6 lg:pb-10">
        <div data-look="evaluation" className="flex flex-col gap-6">
          {(!evaluation || isWaiting) && (
            <Unscored application={application} again={again} fileActs={fileActs} />
          )}
          {evaluation && (
            <>
              <ScoreSummary application={application} evaluation={evaluation} again={again} />
              {props.beside}
              <FlagList flags={evaluation.flags} />
              <CriteriaList
                applicationId={application.applicationId}
                evaluation={evaluation}
                active={active}
                onQuote={showQuote}
              />
            </>
          )}
        </div>
        <EvaluationHistory applicationId={application.applicationId} evaluations={history} />
        <DecisionHistory {...props} />
        {children}
      </div>
      <DocumentPane
        application={application}
        fileActs={fileActs}
        {...cv}
        quotes={quotes}
        active={active}
        pane={pane}
        onPane={setPane}
        onQuote={showCriterion}
      />
    </div>
  );
}
