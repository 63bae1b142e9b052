import { cn } from "@/components/ui/cn";
import { verdictWash } from "@/components/ui/verdict-mark";
import { stretches } from "@/components/document/highlight";
import type { Quote } from "./shown";

/** Text as text, never as markup, with the words that verdicts rest on marked in the verdict's colour. */
export function Highlighted(props: {
  text: string;
  from: number;
  to: number;
  quotes: Quote[];
  active: string | null;
  onQuote: (id: string) => void;
}) {
  const begun = new Set<string>();
  return stretches(props.from, props.to, props.quotes).map(({ start, end, quotes }) => {
    const words = props.text.slice(start, end);
    const chosen = quotes.find(({ id }) => id === props.active);
    const quote = chosen ?? quotes[0];
    if (!quote) return words;
    // The first stretch of a quote is what a claim scrolls to.
    const first = quotes.filter(({ id }) => !begun.has(id));
    for (const { id } of first) begun.add(id);
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
        {words}
      </mark>
    );
  });
}
