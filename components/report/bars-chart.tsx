"use client";

import { useLocale } from "#locale";
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { formatLocales } from "@/messages/locales";
import type { Bar as OneBar } from "./bars";

const tick = { fill: "var(--color-ink-muted)", fontSize: 11 };
const line = { stroke: "var(--color-line)" };

/** One bar for each row, lying ones with their value beside the name; `part` of it in the accent's colour. */
export default function BarsChart({ bars, upright = false }: { bars: OneBar[]; upright?: boolean }) {
  const number = new Intl.NumberFormat(formatLocales[useLocale()]);
  const format = (value: number) => number.format(value);
  const rows = bars.map(({ label, value, part = 0 }) => ({
    label: upright ? label : `${label} ${format(value)}`,
    part,
    rest: value - part,
  }));
  const names = { type: "category" as const, dataKey: "label", tick, tickLine: false };
  const values = { type: "number" as const, allowDecimals: false, tick, tickLine: false };
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={rows}
        layout={upright ? "horizontal" : "vertical"}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        barCategoryGap="25%"
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={!upright} horizontal={upright} {...line} />
        {upright ? (
          <>
            <XAxis {...names} axisLine={line} interval={0} />
            <YAxis {...values} width={36} axisLine={false} tickFormatter={format} />
          </>
        ) : (
          <>
            <XAxis {...values} axisLine={line} tickFormatter={format} />
            <YAxis {...names} width={112} axisLine={false} interval={0} />
          </>
        )}
        <Bar
          dataKey="part"
          stackId="all"
          fill="var(--color-accent)"
          isAnimationActive={false}
          maxBarSize={28}
        />
        <Bar
          dataKey="rest"
          stackId="all"
          fill="var(--color-line-control)"
          isAnimationActive={false}
          maxBarSize={28}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
