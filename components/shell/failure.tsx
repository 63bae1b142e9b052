"use client";

import { CircleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** What is shown when a page could not be made. `reference` finds it in the log; nothing else is told. */
export function Failure({ reference, retry }: { reference?: string; retry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        icon={CircleAlert}
        title="This page could not be shown"
        className="py-32"
        action={<Button onClick={retry}>Try again</Button>}
      >
        Nothing was changed by looking at it. The service may be busy or away for a moment: come back in ten
        seconds. If it happens again, tell your administrator
        {reference ? ` the reference ${reference}` : ""}.
      </EmptyState>
    </div>
  );
}
