"use client";

import { Button } from "@/components/ui/button";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { useWords } from "@/components/words/use-words";
import type { ExistingRecord } from "@/lib/records/candidates/same-person";
import en from "@/messages/en/candidate.json";
import { sharedDetails } from "./shared-details";

/** Asks, before anything is created, whether a CV belongs to a candidate on record. */
export function SamePersonChoice(props: {
  fileName: string;
  /** Empty when a blind review hides who it is. */
  existing: ExistingRecord[];
  disabled: boolean;
  choose: (samePerson: string) => void;
}) {
  const t = useWords("candidate", en);
  const { fileName, existing, disabled, choose } = props;
  return (
    <div className="flex flex-col gap-1.5 py-1">
      {existing.length === 0 && <span className="text-ink-muted">{t("same.blind")}</span>}
      {existing.map(({ candidateId, name, same, applications }) => (
        <span key={candidateId} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="text-ink-muted">
            {t.rich("same.perhaps", {
              person: () => (
                <NewTabLink href={`/candidates/${candidateId}`}>
                  <bdi>{name}</bdi>
                </NewTabLink>
              ),
              same: sharedDetails(t, same),
              count: applications,
            })}
          </span>
          <Button
            size="sm"
            disabled={disabled}
            aria-label={t("same.addTo.of", { name, file: fileName })}
            onClick={() => choose(candidateId)}
          >
            {t("same.addTo")}
          </Button>
        </span>
      ))}
      <Button
        size="sm"
        intent="quiet"
        className="self-start"
        disabled={disabled}
        aria-label={t("same.second.of", { file: fileName })}
        onClick={() => choose("create")}
      >
        {t("same.second")}
      </Button>
    </div>
  );
}
