"use client";

import { CircleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/failure.json";

/** Shown when rendering a page fails. `reference` finds the error in the log; no other details are shown. */
export default function Failure({ reference, retry }: { reference?: string; retry: () => void }) {
  const t = useWords("failure", en);
  return (
    <div role="alert">
      <EmptyState
        icon={CircleAlert}
        title={t("title")}
        className="py-32"
        action={<Button onClick={retry}>{t("retry")}</Button>}
      >
        {reference ? t("textWithReference", { reference }) : t("text")}
      </EmptyState>
    </div>
  );
}
