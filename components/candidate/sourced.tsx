import { Quote } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/candidate.json";
import type { Span } from "./shown";
import { useSource } from "./use-source";

/** A value read from the CV; a click shows its place there. Without a span it is plain text. */
export function Sourced(props: {
  span: Span | null | undefined;
  /** The field's name, shown with the highlighted place in the document. */
  label: string;
  inline?: boolean;
  children: ReactNode;
}) {
  const t = useWords("candidate", en);
  const source = useSource();
  const { span, inline } = props;
  if (!span || !source || span.start >= source.length)
    return <span className="px-1.5 py-0.5">{props.children}</span>;
  const active = source.active?.start === span.start && source.active.end === span.end;
  return (
    <button
      type="button"
      aria-pressed={active}
      onClick={() => source.show(span, props.label)}
      className={cn(
        "group/source rounded-md px-1.5 py-0.5 text-left text-sm break-words transition-colors",
        inline ? "inline-flex items-baseline gap-1" : "flex w-full items-start gap-2",
        active ? "bg-accent-wash" : "hover:bg-sunken",
      )}
    >
      <span className="min-w-0 flex-1">{props.children}</span>
      <Quote
        aria-hidden
        className={cn(
          "size-3 shrink-0 self-center",
          active ? "text-accent-ink" : "text-ink-faint",
          inline && "hidden",
        )}
      />
      <span className="sr-only">{t("cv.show")}</span>
    </button>
  );
}
