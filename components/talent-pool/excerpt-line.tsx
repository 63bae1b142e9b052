import type { Excerpt } from "@/lib/hiring/talent-pool/search/excerpt";

/** A line of a CV as plain text, never markup, with the matched words highlighted. */
export const ExcerptLine = ({ excerpt }: { excerpt: Excerpt }) => (
  <p className="line-clamp-2 max-w-[76ch] text-sm break-words text-ink-muted">
    <bdi>
      {excerpt.before}
      <mark className="rounded-xs bg-met-wash px-0.5 text-ink">{excerpt.words}</mark>
      {excerpt.after}
    </bdi>
  </p>
);
