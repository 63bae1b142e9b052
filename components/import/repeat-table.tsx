"use client";

import { Select } from "@/components/ui/select";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { useWords } from "@/components/words/use-words";
import type { DryRun } from "@/lib/ats/csv/get-import";
import en from "@/messages/en/import.json";

type Answer = NonNullable<DryRun["repeatAnswer"]>;
const choices = ["merge", "apart", "skip"] as const satisfies Answer["all"][];

/** Rows with the e-mail address of somebody else, and what is to become of them: of all, and of each. */
export function RepeatTable(props: {
  dryRun: Pick<DryRun, "repeats" | "repeatCount" | "repeatAnswer">;
  busy: boolean;
  onAnswer: (answer: Answer) => void;
}) {
  const t = useWords("import", en);
  const { repeats, repeatCount, repeatAnswer: answer } = props.dryRun;
  if (repeatCount === 0) return null;
  const select = (value: string, label: string, onChange: (choice: Answer["all"]) => void) => (
    <Select
      aria-label={label}
      value={value}
      disabled={props.busy}
      onChange={(event) => onChange(event.target.value as Answer["all"])}
    >
      {value === "" && <option value="">{t("repeats.choose")}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {t(`repeats.choice.${choice}`)}
        </option>
      ))}
    </Select>
  );
  return (
    <section aria-labelledby="repeats">
      <h2 id="repeats" className="text-base font-semibold">
        {t("repeats", { count: repeatCount })}
      </h2>
      <p className="pb-2 text-sm text-pretty text-ink-muted">{t("repeats.text")}</p>
      <div className="flex flex-wrap items-center gap-3 pb-3 text-sm">
        <span className="font-medium">{t("repeats.all")}</span>
        {select(answer?.all ?? "", t("repeats.all"), (all) => props.onAnswer({ lines: {}, ...answer, all }))}
        <span className="text-ink-muted">{t("repeats.all.hint")}</span>
      </div>
      <div className="overflow-hidden rounded-lg border border-line">
        <Table label={t("repeats.table")}>
          <thead>
            <tr>
              <Th numeric>{t("problems.line")}</Th>
              <Th>{t("repeats.name")}</Th>
              <Th className="w-full">{t("repeats.person")}</Th>
              <Th>{t("repeats.what")}</Th>
            </tr>
          </thead>
          <tbody>
            {repeats.map(({ line, name, of, choice }) => (
              <Tr key={line}>
                <Td numeric>{line}</Td>
                <Td>
                  <bdi>{name}</bdi>
                </Td>
                <Td className="whitespace-normal">
                  {t("repeats.of", { line: of.line ?? 0, name: of.name ?? t("repeats.blind") })}
                </Td>
                <Td>
                  {answer &&
                    select(choice ?? "", `${t("repeats.what")}: ${name}`, (chosen) =>
                      props.onAnswer({ ...answer, lines: { ...answer.lines, [line]: chosen } }),
                    )}
                </Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      </div>
      {repeats.length < repeatCount && (
        <p className="pt-2 text-sm text-ink-muted">{t("repeats.first", { count: repeats.length })}</p>
      )}
    </section>
  );
}
