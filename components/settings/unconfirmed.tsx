/** What is taken to be so of an ATS without a word of it in the vendor's documents. */
export const Unconfirmed = ({ sentences }: { sentences: string[] }) =>
  sentences.length > 0 && (
    <details className="text-sm">
      <summary className="cursor-pointer text-ink-muted">
        Not confirmed by the vendor’s documents ({sentences.length})
      </summary>
      <ul className="mt-1.5 list-disc pl-5 text-ink-muted">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
