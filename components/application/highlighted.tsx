import { cn } from "@/components/ui/cn";
import { verdictWash } from "@/components/ui/verdict-mark";
import { stretches } from "@/components/document/highlight";
import type { Quoted } from "./shown";

/** Plain text, never markup, with the quotes that verdicts are based on marked in the verdict's colour. */
export function Highlighted(props: Quoted & { text: string; from: number; to: number }) {
  const started = new Set<string>();
  return stretches(props.from, props.to, props.quotes).map(({ start, end, quotes }) => {
    const passage = props.text.slice(start, end);
    const chosen = quotes.find(({ id }) => id === props.active);
    const quote = chosen ?? quotes[0];
    if (!quote) return passage;
    // Selecting a quote scrolls to its first stretch.
    const first = quotes.filter(({ id }) => !started.has(id));
    for (const { id } of first) started.add(id);
    return (
      <mark
        key={start}
        data-quotes={first.map(({ id }) => id).join(" ")}
        title={quote.criterion}
        onClick={() => props.onQuote(quote.id)}
        className={cn(
          "cursor-pointer scroll-m-24 rounded-xs box-decoration-clone py-px",
          chosen ? "bg-accent text-on-accent" : ["text-ink", verdictWash(quote.verdict)],
        )}
      >
        {passage}
      </mark>
    );
  });
}
