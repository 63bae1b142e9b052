"use client";

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/credit.json";
import { type UsedDay, kinds } from "./usage-kinds";

const tick = { fill: "var(--color-ink-faint)", fontSize: 11 };
const line = { stroke: "var(--color-line)" };

/** Credits by day, one bar per day, stacked by kind. Hovering over a bar shows the numbers. */
export default function UsageChart(props: {
  rows: (UsedDay & { label: string })[];
  format: (value: number) => string;
}) {
  const { rows, format } = props;
  const t = useWords("credit", en);
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={rows} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} {...line} />
        <XAxis dataKey="label" tick={tick} tickLine={false} axisLine={line} minTickGap={24} />
        <YAxis
          width={44}
          allowDecimals={false}
          tick={tick}
          tickLine={false}
          axisLine={false}
          tickFormatter={format}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: "var(--color-sunken)" }}
          content={({ payload }) => {
            const row = payload[0]?.payload as (typeof rows)[number] | undefined;
            return row ? (
              <div className="rounded-md bg-raised px-3 py-2 text-sm shadow-float">
                <p className="font-medium">{row.label}</p>
                {kinds.map(({ kind }) => (
                  <p key={kind} className="text-ink-muted tabular-nums">
                    {t(`daily.${kind}`)}: {format(row[kind])}
                  </p>
                ))}
              </div>
            ) : null;
          }}
        />
        {kinds.map(({ kind, colour }) => (
          <Bar key={kind} dataKey={kind} stackId="credits" fill={colour} isAnimationActive={false} />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
