"use client";

import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/ui.json";
import { Button } from "./button";
import { useToast } from "./toast";

/** Copies a text. `done` says what was copied. */
export function CopyButton(props: { text: string; done?: string; size?: "sm"; children: ReactNode }) {
  const t = useWords("ui", en);
  const say = useToast();
  const copy = () =>
    navigator.clipboard.writeText(props.text).then(
      () => say(props.done ?? t("copied")),
      () => say(t("copied.not"), { failed: true }),
    );
  return (
    <Button size={props.size} onClick={() => void copy()}>
      <Copy aria-hidden />
      {props.children}
    </Button>
  );
}
