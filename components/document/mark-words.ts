import type { Match } from "./find-words";
import { stretches } from "./highlight";

/** A quote to highlight in the original. */
export type MarkedQuote = { id: string; title: string; wash: string };
type Marks = {
  elements: HTMLElement[];
  matches: Match[];
  quotes: readonly MarkedQuote[];
  active: string | null;
};

/** Highlights the matches in the elements of a page's text, and removes earlier highlights. */
export function markWords({ elements, matches, quotes, active }: Marks) {
  const started = new Set<string>();
  const byId = new Map(quotes.map((quote) => [quote.id, quote]));
  elements.forEach((element, piece) => {
    const inside = matches.filter((match) => match.piece === piece);
    if (inside.length === 0 && !element.firstElementChild) return;
    const text = element.textContent;
    element.replaceChildren(
      ...stretches(0, text.length, inside).map(({ start, end, quotes: covering }) => {
        const words = text.slice(start, end);
        const quote = byId.get((covering.find(({ id }) => id === active) ?? covering[0])?.id ?? "");
        if (!quote) return document.createTextNode(words);
        const mark = document.createElement("mark");
        mark.textContent = words;
        mark.title = quote.title;
        mark.className = `cursor-pointer rounded-xs ${quote.id === active ? "bg-accent" : quote.wash}`;
        // Selecting a quote scrolls to its first stretch.
        const first = covering.filter(({ id }) => !started.has(id));
        for (const { id } of first) started.add(id);
        mark.dataset.quotes = first.map(({ id }) => id).join(" ");
        mark.dataset.quote = quote.id;
        return mark;
      }),
    );
  });
}
