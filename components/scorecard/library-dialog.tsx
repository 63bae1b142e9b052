"use client";

import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import en from "@/messages/en/scorecard.json";
import scoring from "@/messages/en/scoring.json";
import type { Entry, LibraryActs } from "./library";

/** Dialog to find an entry of the library by its words and department, and to add it. Closed without `entries`. */
export default function LibraryDialog(props: {
  entries: Entry[] | null;
  setEntries: (entries: Entry[] | null) => void;
  acts: LibraryActs;
  job: { department: string };
  content: ScorecardContent;
  onTake: (entry: Entry) => void;
}) {
  const { entries, setEntries } = props;
  const t = useWords("scorecard", en);
  return (
    <Dialog open={entries !== null} onOpenChange={() => setEntries(null)}>
      <DialogContent wide title={t("library.title")} description={t("library.description")}>
        <DialogBody>{entries && <Entries {...props} entries={entries} />}</DialogBody>
      </DialogContent>
    </Dialog>
  );
}

const lower = (text: string) => text.toLocaleLowerCase();

function Entries(props: Parameters<typeof LibraryDialog>[0] & { entries: Entry[] }) {
  const { entries, setEntries, acts, job, content, onTake } = props;
  const t = useWords("scorecard", en);
  const scoringWords = useWords("scoring", scoring);
  const { act, busy } = useAct();
  const departments = [...new Set(entries.flatMap(({ department }) => department || []))].toSorted();
  const own = departments.find((each) => lower(each) === lower(job.department)) ?? "";
  const [search, setSearch] = useState("");
  const [department, setDepartment] = useState(own);
  const shown = entries.filter(
    (entry) =>
      (department === "" || entry.department === "" || entry.department === department) &&
      lower([entry.name, ...entry.content.criteria.map(({ name }) => name)].join("\n")).includes(
        lower(search),
      ),
  );
  const names = new Set(content.criteria.map(({ name }) => lower(name)));
  if (entries.length === 0) return <p className="text-sm text-ink-muted">{t("library.empty")}</p>;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Input
          type="search"
          aria-label={t("library.search")}
          placeholder={t("library.search")}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="min-w-40 flex-1"
        />
        {departments.length > 0 && (
          <Select
            aria-label={t("library.department")}
            value={department}
            onChange={(event) => setDepartment(event.target.value)}
          >
            <option value="">{t("library.departments")}</option>
            {departments.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        )}
      </div>
      <ul aria-label={t("library.title")} className="flex flex-col">
        {shown.map((entry) => {
          const { entryId, name, template, content: kept } = entry;
          const isTaken = kept.criteria.every((criterion) => names.has(lower(criterion.name)));
          const [first] = kept.criteria;
          return (
            <li key={entryId} className="flex items-center gap-2 border-b border-line py-2 last:border-b-0">
              <span className="min-w-0 flex-1">
                <bdi className="block font-medium break-words">{name}</bdi>
                <span className="text-sm text-ink-muted">
                  {template
                    ? t("library.template", { count: kept.criteria.length })
                    : scoringWords(`dimension.${first!.dimension}`)}
                  {entry.department && <bdi> · {entry.department}</bdi>}
                </span>
              </span>
              <Button
                size="sm"
                disabled={isTaken}
                aria-label={t(isTaken ? "library.taken.label" : "library.take.label", { name })}
                onClick={() => onTake(entry)}
              >
                {t(isTaken ? "library.taken" : "add")}
              </Button>
              <Button
                intent="quiet"
                size="icon-sm"
                disabled={busy}
                aria-label={t("library.remove", { name })}
                onClick={() =>
                  act(() => acts.remove(entryId), {
                    done: t("library.removed", { name }),
                    then: () => setEntries(entries.filter((each) => each !== entry)),
                  })
                }
              >
                <Trash2 aria-hidden />
              </Button>
            </li>
          );
        })}
      </ul>
      {shown.length === 0 && <p className="text-sm text-ink-muted">{t("library.none")}</p>}
    </>
  );
}
