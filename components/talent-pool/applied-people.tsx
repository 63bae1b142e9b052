"use client";

import { useState } from "react";
import { useWords } from "@/components/words/use-words";
import type { Match } from "@/lib/hiring/talent-pool/search/match";
import en from "@/messages/en/talent-pool.json";
import { ProposedPerson, type Proposed } from "./proposed-person";

/** The people found by a search that was confirmed, each with the outcome. */
export function AppliedPeople({ people, matches }: { people: Proposed[]; matches: Record<string, Match> }) {
  const t = useWords("talent-pool", en);
  const [open, setOpen] = useState<string | null>(null);
  return (
    <ol data-rows="" aria-label={t("people.found")} className="border-t border-line">
      {people.map((person, index) => (
        <ProposedPerson
          key={person.candidateId}
          person={person}
          rank={index + 1}
          match={matches[person.candidateId]}
          href={person.application && `/applications/${person.application.applicationId}`}
          mark={null}
          settled
          open={open === person.candidateId}
          onOpen={(now) => setOpen(now ? person.candidateId : null)}
        />
      ))}
    </ol>
  );
}
