import { useState } from "react";
import { PlainCheckbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import { Option } from "@/components/ui/option";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/connections.json";
import type { Connection } from "./connection";

/** Which jobs' applications are imported: those of all jobs, including future ones, or of chosen jobs. */
export function JobChoice(props: {
  jobs: Connection["jobs"];
  chosen: string[] | null;
  onChange: (chosen: string[] | null) => void;
}) {
  const t = useWords("connections", en);
  const { jobs, chosen, onChange } = props;
  const [query, setQuery] = useState("");
  const matching = jobs.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()));
  const toggle = (id: string, on: boolean) =>
    onChange(on ? [...(chosen ?? []), id] : (chosen ?? []).filter((each) => each !== id));
  return (
    <fieldset className="flex flex-col gap-2 text-sm">
      <legend className="mb-1.5 font-medium">{t("jobs")}</legend>
      {(["all", "chosen"] as const).map((way) => (
        <Option
          key={way}
          name="jobs"
          checked={(chosen === null) === (way === "all")}
          onChange={() => onChange(way === "all" ? null : jobs.map((job) => job.externalId))}
          label={t(way === "all" ? "jobs.all" : "jobs.chosen")}
        />
      ))}
      {chosen !== null && (
        <div className="flex flex-col gap-2 pl-6">
          {jobs.length > 8 && (
            <Input
              type="search"
              aria-label={t("jobs.find")}
              placeholder={t("jobs.find")}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          )}
          <ul className="flex max-h-56 flex-col gap-1.5 overflow-y-auto">
            {matching.map(({ externalId, name, status }) => (
              <li key={externalId}>
                <label className="flex items-center gap-2">
                  <PlainCheckbox
                    checked={chosen.includes(externalId)}
                    onChange={(event) => toggle(externalId, event.target.checked)}
                  />
                  <bdi className="min-w-0 truncate">{name}</bdi>
                  {status !== "open" && (
                    <span className="text-ink-faint">{t("jobs.status", { status })}</span>
                  )}
                </label>
              </li>
            ))}
          </ul>
          <p className="text-ink-muted">
            {jobs.length === 0
              ? t("jobs.none")
              : t("jobs.count", { chosen: chosen.length, all: jobs.length })}
          </p>
        </div>
      )}
    </fieldset>
  );
}
