/** One number with its name, within a <dl>. */
export const Figure = ({ name, value }: { name: string; value: number }) => (
  <div className="bg-surface px-4 py-3">
    <dt className="text-sm text-ink-muted">{name}</dt>
    <dd className="text-xl font-semibold tabular-nums">{value.toLocaleString("en-GB")}</dd>
  </div>
);
