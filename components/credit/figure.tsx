import { useLocale } from "#locale";
import { formatLocales } from "@/messages/locales";

/** One labelled number, inside a <dl>. */
export function Figure({ name, value }: { name: string; value: number }) {
  const locale = formatLocales[useLocale()];
  return (
    <div className="bg-surface px-4 py-3">
      <dt className="text-sm text-ink-muted">{name}</dt>
      <dd className="text-xl font-semibold tabular-nums">{value.toLocaleString(locale)}</dd>
    </div>
  );
}
