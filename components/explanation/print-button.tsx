"use client";

import { Printer } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/explanation.json";

export function PrintButton() {
  const t = useWords("explanation", en);
  return (
    <Button onClick={() => window.print()}>
      <Printer aria-hidden />
      {t("print")}
    </Button>
  );
}
