/**
 * Scrolls matching elements to the centre: the first one in each part of the page that scrolls independently
 * ([data-part]).
 */
export function scrollToMatches(selector: string, within: ParentNode = window.document) {
  const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const first = new Map<Element | null, Element>();
  for (const target of within.querySelectorAll(selector)) {
    const part = target.closest("[data-part]");
    if (!first.has(part)) first.set(part, target);
  }
  for (const target of first.values())
    target.scrollIntoView({ block: "center", behavior: reducedMotion || first.size > 1 ? "auto" : "smooth" });
}
