"use client";

import { Select } from "@/components/ui/select";
import { Td, Tr } from "@/components/ui/table";
import { useWords } from "@/components/words/use-words";
import type { DryRun } from "@/lib/records/ats/csv/get-import";
import en from "@/messages/en/import.json";
import { RowList } from "./row-list";

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
    <RowList
      id="repeats"
      title={t("repeats", { count: repeatCount })}
      label={t("repeats.table")}
      shown={repeats.length}
      total={repeatCount}
      intro={
        <>
          <p className="pb-2 text-sm text-pretty text-ink-muted">{t("repeats.text")}</p>
          <div className="flex flex-wrap items-center gap-3 pb-3 text-sm">
            <span className="font-medium">{t("repeats.all")}</span>
            {select(answer?.all ?? "", t("repeats.all"), (all) =>
              props.onAnswer({ lines: {}, ...answer, all }),
            )}
            <span className="text-ink-muted">{t("repeats.all.hint")}</span>
          </div>
        </>
      }
      columns={[
        { name: t("repeats.name"), className: "w-1/3" },
        { name: t("repeats.person"), className: "w-2/3" },
      ]}
    >
      {repeats.map(({ line, name, of, choice }) => (
        <Tr key={line}>
          <Td numeric>{line}</Td>
          <Td className="whitespace-normal">
            <bdi>{name}</bdi>
          </Td>
          <Td className="whitespace-normal">
            <div className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              {t("repeats.of", { line: of.line ?? 0, name: of.name ?? t("repeats.blind") })}
              {answer && (
                <div className="w-full max-w-60">
                  {select(choice ?? "", `${t("repeats.what")}: ${name}`, (chosen) =>
                    props.onAnswer({ ...answer, lines: { ...answer.lines, [line]: chosen } }),
                  )}
                </div>
              )}
            </div>
          </Td>
        </Tr>
      ))}
    </RowList>
  );
}
