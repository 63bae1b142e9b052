import { useLocale } from "#locale";
import type * as z from "zod";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { hasMessage } from "@/components/words/translate";
import { useWords } from "@/components/words/use-words";
import type { getAiUsage } from "@/lib/judging/ai/get-ai-usage";
import en from "@/messages/en/credit.json";
import { formatLocales } from "@/messages/locales";

type Usage = z.output<typeof getAiUsage.output>;

/** Model usage this month, by task and model. Tokens as the provider counts them; cost in US dollars. */
export function AiUsage({ usage }: { usage: Usage }) {
  const t = useWords("credit", en);
  const locale = formatLocales[useLocale()];
  const number = new Intl.NumberFormat(locale);
  const dollars = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 4,
  });
  const taskName = (task: string) => {
    const key = `task.${task}`;
    return hasMessage(en, key) ? t(key) : task;
  };
  return (
    <Table label={t("usage.table")}>
      <thead>
        <tr>
          <Th>{t("usage.task")}</Th>
          <Th className="max-sm:hidden">{t("usage.model")}</Th>
          <Th numeric>{t("usage.calls")}</Th>
          <Th numeric className="max-sm:hidden">
            {t("usage.in")}
          </Th>
          <Th numeric className="max-sm:hidden">
            {t("usage.cached")}
          </Th>
          <Th numeric className="max-sm:hidden">
            {t("usage.out")}
          </Th>
          <Th numeric>{t("usage.cost")}</Th>
        </tr>
      </thead>
      <tbody>
        {usage.byTaskAndModel.map((row) => (
          <Tr key={`${row.task} ${row.model}`}>
            <Td className="w-full">{taskName(row.task)}</Td>
            <Td className="text-ink-muted max-sm:hidden">{row.model}</Td>
            <Td numeric>{number.format(row.calls)}</Td>
            <Td numeric className="max-sm:hidden">
              {number.format(row.inputTokens)}
            </Td>
            <Td numeric className="max-sm:hidden">
              {number.format(row.cachedInputTokens)}
            </Td>
            <Td numeric className="max-sm:hidden">
              {number.format(row.outputTokens)}
            </Td>
            <Td numeric>
              {row.cost === null ? (
                <span className="text-ink-faint">{t("usage.unknownCost")}</span>
              ) : (
                dollars.format(row.cost)
              )}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
