import type { Found } from "./find-words";
import { stretches } from "./highlight";

/** A quote as the original shows it. */
export type MarkedQuote = { id: string; title: string; wash: string };
type Marks = {
  elements: HTMLElement[];
  found: Found[];
  quotes: readonly MarkedQuote[];
  active: string | null;
};

/** Marks what was found in the elements of a page's text. What was marked before is plain again. */
export function markWords({ elements, found, quotes, active }: Marks) {
  const begun = new Set<string>();
  const byId = new Map(quotes.map((quote) => [quote.id, quote]));
  elements.forEach((element, piece) => {
    const inside = found.filter((one) => one.piece === piece);
    if (inside.length === 0 && !element.firstElementChild) return;
    const text = element.textContent;
    element.replaceChildren(
      ...stretches(0, text.length, inside).map(({ start, end, quotes: here }) => {
        const words = text.slice(start, end);
        const quote = byId.get((here.find(({ id }) => id === active) ?? here[0])?.id ?? "");
        if (!quote) return document.createTextNode(words);
        const mark = document.createElement("mark");
        mark.textContent = words;
        mark.title = quote.title;
        mark.className = `cursor-pointer rounded-xs ${quote.id === active ? "bg-accent" : quote.wash}`;
        // The first stretch of a quote is what a claim scrolls to.
        const first = here.filter(({ id }) => !begun.has(id));
        for (const { id } of first) begun.add(id);
        mark.dataset.quotes = first.map(({ id }) => id).join(" ");
        mark.dataset.quote = quote.id;
        return mark;
      }),
    );
  });
}
