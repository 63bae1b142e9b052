/** How a search was understood, above its results. */
export const SearchedNotes = ({ notes }: { notes: readonly string[] }) =>
  notes.length > 0 && <p className="px-4 py-1.5 text-sm text-ink-muted sm:px-6">{notes.join(" ")}</p>;

/** The lines of a CV that show what was searched for: plain text, never markup. */
export const ShownLines = ({ shownBy }: { shownBy: readonly { asked: string; line: string }[] }) =>
  shownBy.map(({ asked, line }) => (
    <span key={asked} title={`${asked}: ${line}`} className="block truncate text-sm text-ink-muted">
      <span className="sr-only">{asked}: </span>
      <bdi>{line}</bdi>
    </span>
  ));
