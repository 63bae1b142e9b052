import type { Words } from "@/components/words/translate";
import type en from "@/messages/en/candidate.json";

type Dated = { from: string | null; to: string | null; current?: boolean };
type T = Words<typeof en>;

/** "2021-03" as "Mar 2021", from the middle of the month so that every time zone names the same one; a year as it is. */
const moment = (t: T, value: string) =>
  value.length > 4 ? t("period.month", { month: new Date(`${value}-15T12:00Z`) }) : value;

/** "Mar 2021 – now"; null where the document gives no dates. */
export function period(t: T, { from, to, current }: Dated): string | null {
  if (!from && !to) return current ? t("period.untilNow") : null;
  const end = current ? t("period.now") : to && to !== from ? moment(t, to) : null;
  if (!from) return end && t("period.until", { end });
  return end ? t("period.range", { start: moment(t, from), end }) : moment(t, from);
}

/** 40 as "3 years 4 months". */
export function tenure(t: T, total: number): string {
  const years = Math.floor(total / 12);
  const months = total % 12;
  if (years === 0) return t("tenure.months", { months });
  return t(months === 0 ? "tenure.years" : "tenure.both", { years, months });
}
