import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { fieldName } from "./words";

type Problem = { line: number; field: string; value: string; problem: string };

/** Every row that is left out, by its line in the file, and why. */
export function ProblemTable(props: { importId: string; problems: Problem[]; total: number }) {
  const { problems, total } = props;
  if (total === 0) return null;
  return (
    <section aria-labelledby="problems">
      <div className="flex flex-wrap items-center justify-between gap-2 pb-1">
        <h2 id="problems" className="text-base font-semibold">
          {total === 1 ? "1 problem" : `${total.toLocaleString("en-GB")} problems`}
        </h2>
        <Button asChild size="sm">
          <a href={`/settings/connections/import/${props.importId}/problems`} download>
            <Download aria-hidden />
            {total === 1 ? "Download it as CSV" : "Download all as CSV"}
          </a>
        </Button>
      </div>
      <div className="overflow-hidden rounded-lg border border-line">
        <Table label="Problems">
          <thead>
            <tr>
              <Th numeric>Line</Th>
              <Th>Field</Th>
              <Th className="w-full">Problem</Th>
              <Th className="max-sm:hidden">In the file</Th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ line, field, value, problem }, index) => (
              <Tr key={index}>
                <Td numeric>{line}</Td>
                <Td>{fieldName(field)}</Td>
                <Td className="whitespace-normal">{problem}</Td>
                <Td className="max-w-60 truncate text-ink-muted max-sm:hidden">
                  <bdi>{value}</bdi>
                </Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      </div>
      {problems.length < total && (
        <p className="pt-2 text-sm text-ink-muted">
          The first {problems.length} are shown; the file to download has all of them.
        </p>
      )}
    </section>
  );
}
