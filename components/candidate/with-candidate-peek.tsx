"use client";

import { lazy, type ReactNode } from "react";
import { WithPeek } from "@/components/shell/with-peek";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/candidate.json";
import type { CandidateData, ShownCandidate } from "./shown";

const CandidatePeek = lazy(() => import("./candidate-peek"));

const pathOf = (candidateId: string) => `/candidates/${candidateId}/peek`;

/** A list of candidates with a peek panel. */
export function WithCandidatePeek({ children }: { children: ReactNode }) {
  const t = useWords("candidate", en);
  return (
    <WithPeek<{ candidate: ShownCandidate; applications: CandidateData["applications"] }>
      label={t("list.candidate")}
      pathOf={pathOf}
      gone={t("gone")}
      show={(candidate, close) => <CandidatePeek {...candidate} close={close} />}
    >
      {children}
    </WithPeek>
  );
}
