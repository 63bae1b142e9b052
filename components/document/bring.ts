/**
 * Brings what matches into the middle of what scrolls it, moving no more than it must: the first match of each part of the
 * page that scrolls by itself.
 */
export function bring(selector: string) {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const first = new Map<Element | null, Element>();
  for (const target of window.document.querySelectorAll(selector)) {
    const part = target.closest("[data-part]");
    if (!first.has(part)) first.set(part, target);
  }
  for (const target of first.values())
    target.scrollIntoView({ block: "center", behavior: still || first.size > 1 ? "auto" : "smooth" });
}
