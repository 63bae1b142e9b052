"use client";

import { lazy, Suspense } from "react";

// Fetched when something fails: every page loads this file.
const Failure = lazy(() => import("@/components/shell/failure"));

export default function ErrorPage({
  error,
  retry,
}: {
  error: Error & { digest?: string };
  retry: () => void;
}) {
  return (
    <Suspense>
      <Failure reference={error.digest} retry={retry} />
    </Suspense>
  );
}
