"use client";

import { Suspense, useState, type ReactNode } from "react";

/** Shows a lazy component from the first time it is wanted on: not before that is its code fetched. */
export function Later({ when, children }: { when: boolean; children: ReactNode }) {
  const [wanted, want] = useState(when);
  if (when && !wanted) want(true);
  return wanted ? <Suspense fallback={null}>{children}</Suspense> : null;
}
