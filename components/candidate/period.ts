import type { Words } from "@/components/words/translate";
import type en from "@/messages/en/candidate.json";

type Dated = { from: string | null; to: string | null; current?: boolean };
type T = Words<typeof en>;

/** Formats "2021-03" as "Mar 2021" (mid-month, so that it is the same month in every time zone); keeps a year. */
const monthOrYear = (t: T, value: string) =>
  value.length > 4 ? t("period.month", { month: new Date(`${value}-15T12:00Z`) }) : value;

/** Formats a period as "Mar 2021 – now"; null when the document gives no dates. */
export function period(t: T, { from, to, current }: Dated): string | null {
  if (!from && !to) return current ? t("period.untilNow") : null;
  const end = current ? t("period.now") : to && to !== from ? monthOrYear(t, to) : null;
  if (!from) return end && t("period.until", { end });
  return end ? t("period.range", { start: monthOrYear(t, from), end }) : monthOrYear(t, from);
}

/** Formats 40 months as "3 years 4 months". */
export function tenure(t: T, total: number): string {
  const years = Math.floor(total / 12);
  const months = total % 12;
  if (years === 0) return t("tenure.months", { months });
  return t(months === 0 ? "tenure.years" : "tenure.both", { years, months });
}
