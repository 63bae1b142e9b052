"use client";

import { Suspense, useState, type ReactNode } from "react";

/** Mounts a lazy component the first time `when` is true, and keeps it: its code is not fetched before. */
export function Later({ when, children }: { when: boolean; children: ReactNode }) {
  const [wanted, want] = useState(when);
  if (when && !wanted) want(true);
  return wanted ? <Suspense fallback={null}>{children}</Suspense> : null;
}
