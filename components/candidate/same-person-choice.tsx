"use client";

import Link from "next/link";
import { sameWords } from "./words";
import { Button } from "@/components/ui/button";
import type { ExistingRecord } from "@/lib/candidates/same-person";

/** Whose CV it seems to be, before anything is created, and how to go on. */
export function SamePersonChoice(props: {
  fileName: string;
  /** Empty when a blind review hides who it is. */
  existing: ExistingRecord[];
  disabled: boolean;
  choose: (samePerson: string) => void;
}) {
  const { fileName, existing, disabled, choose } = props;
  return (
    <div className="flex flex-col gap-1.5 py-1">
      {existing.length === 0 && (
        <span className="text-ink-muted">
          This person is on record already, in a blind review that hides who they are. Nothing was added.
        </span>
      )}
      {existing.map(({ candidateId, name, same, applications }) => (
        <span key={candidateId} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="text-ink-muted">
            Not added yet: perhaps{" "}
            <Link
              href={`/candidates/${candidateId}`}
              target="_blank"
              className="text-accent-ink underline underline-offset-2"
            >
              <bdi>{name}</bdi>
              <span className="sr-only"> (opens in a new tab)</span>
            </Link>
            , same {same.map((mark) => sameWords[mark]).join(" and ")}, {applications}{" "}
            {applications === 1 ? "application" : "applications"}
          </span>
          <Button
            size="sm"
            disabled={disabled}
            aria-label={`Add to this record of ${name}: ${fileName}`}
            onClick={() => choose(candidateId)}
          >
            Add to this record
          </Button>
        </span>
      ))}
      <Button
        size="sm"
        intent="quiet"
        className="self-start"
        disabled={disabled}
        aria-label={`Make a second record of ${fileName}`}
        onClick={() => choose("create")}
      >
        Make a second record
      </Button>
    </div>
  );
}
