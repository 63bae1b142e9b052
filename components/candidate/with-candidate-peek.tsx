"use client";

import { Suspense, lazy, type ReactNode } from "react";
import { PeekSkeleton } from "@/components/shell/peek-skeleton";
import { WithPeek } from "@/components/shell/with-peek";
import type { CandidateData, ShownCandidate } from "./shown";

const CandidatePeek = lazy(() => import("./candidate-peek"));

const pathOf = (candidateId: string) => `/candidates/${candidateId}/peek`;

/** A list of people and, beside it, the one who is peeked at. */
export const WithCandidatePeek = ({ children }: { children: ReactNode }) => (
  <WithPeek<{ candidate: ShownCandidate; applications: CandidateData["applications"] }>
    label="Candidate"
    pathOf={pathOf}
    gone="This candidate no longer exists"
    show={(found, close) => (
      <Suspense fallback={<PeekSkeleton />}>
        <CandidatePeek {...found} close={close} />
      </Suspense>
    )}
  >
    {children}
  </WithPeek>
);
