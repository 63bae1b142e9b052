type Dated = { from: string | null; to: string | null; current?: boolean };

const month = new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric", timeZone: "UTC" });

/** "2021-03" as "Mar 2021"; a year alone as it is. */
const moment = (value: string) => (value.length > 4 ? month.format(new Date(`${value}-01`)) : value);

/** "Mar 2021 – now"; null where the document gives no dates. */
export function period({ from, to, current }: Dated): string | null {
  if (!from && !to) return current ? "until now" : null;
  const end = current ? "now" : to && to !== from ? moment(to) : null;
  if (!from) return end && `until ${end}`;
  return end ? `${moment(from)} – ${end}` : moment(from);
}

/** 40 as "3 years 4 months". */
export function tenure(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [
    years > 0 && `${years} ${years === 1 ? "year" : "years"}`,
    rest > 0 && `${rest} ${rest === 1 ? "month" : "months"}`,
  ]
    .filter(Boolean)
    .join(" ");
}
