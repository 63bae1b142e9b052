import type * as z from "zod";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { getAiUsage } from "@/lib/ai/get-ai-usage";

type Usage = z.output<typeof getAiUsage.output>;

const tasks: Record<string, string> = {
  judge: "Judging applications",
  draft_scorecard: "Drafting scorecards",
  structure_job: "Reading job descriptions",
  work_styles: "Reading how people describe their work",
};

/** What the work took of models this month, by task and model. Tokens as the provider counts them; cost in US dollars. */
export function AiUsage({ usage }: { usage: Usage }) {
  return (
    <Table label="Model usage this month">
      <thead>
        <tr>
          <Th>Task</Th>
          <Th className="max-sm:hidden">Model</Th>
          <Th numeric>Calls</Th>
          <Th numeric className="max-sm:hidden">
            Tokens in
          </Th>
          <Th numeric className="max-sm:hidden">
            Of which cached
          </Th>
          <Th numeric className="max-sm:hidden">
            Tokens out
          </Th>
          <Th numeric>Cost</Th>
        </tr>
      </thead>
      <tbody>
        {usage.byTaskAndModel.map((row) => (
          <Tr key={`${row.task} ${row.model}`}>
            <Td className="w-full">{tasks[row.task] ?? row.task}</Td>
            <Td className="text-ink-muted max-sm:hidden">{row.model}</Td>
            <Td numeric>{row.calls.toLocaleString("en-GB")}</Td>
            <Td numeric className="max-sm:hidden">
              {row.inputTokens.toLocaleString("en-GB")}
            </Td>
            <Td numeric className="max-sm:hidden">
              {row.cachedInputTokens.toLocaleString("en-GB")}
            </Td>
            <Td numeric className="max-sm:hidden">
              {row.outputTokens.toLocaleString("en-GB")}
            </Td>
            <Td numeric>
              {row.cost === null ? <span className="text-ink-faint">not known</span> : dollars(row.cost)}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

const dollars = (amount: number) =>
  `$${amount.toLocaleString("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: 4 })}`;
