"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/application.json";
import { neighbours } from "./order";

type Neighbours = ReturnType<typeof neighbours>;

/** Links to why this candidate stands below the one before and above the one after, in the list last seen. */
export function AgainstNeighbours(props: { jobId: string; applicationId: string }) {
  const t = useWords("application", en);
  const { jobId, applicationId } = props;
  const [around, setAround] = useState<Neighbours>(null);
  // The browser knows the list, the server does not.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setAround(neighbours(jobId, applicationId)), [jobId, applicationId]);
  const links = [
    { id: around?.previous, words: t("against.before") },
    { id: around?.next, words: t("against.after") },
  ];
  return links.map(({ id, words }) =>
    id ? (
      <Link
        key={words}
        href={`/applications/${applicationId}/against/${id}`}
        prefetch={false}
        className="inline-block py-1 text-accent-ink underline underline-offset-2"
      >
        {words}
      </Link>
    ) : null,
  );
}
