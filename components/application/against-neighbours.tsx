"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/application.json";
import { neighbours } from "./order";

type Neighbours = ReturnType<typeof neighbours>;

/** Links to the comparisons with the previous and the next candidate of the list last viewed. */
export function AgainstNeighbours(props: { jobId: string; applicationId: string }) {
  const t = useWords("application", en);
  const { jobId, applicationId } = props;
  const [around, setAround] = useState<Neighbours>(null);
  // The list is in sessionStorage, which the server cannot read.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setAround(neighbours(jobId, applicationId)), [jobId, applicationId]);
  const links = [
    { id: around?.previous, label: t("against.before") },
    { id: around?.next, label: t("against.after") },
  ];
  return links.map(({ id, label }) =>
    id ? (
      <Link
        key={label}
        href={`/applications/${applicationId}/against/${id}`}
        prefetch={false}
        className="inline-block py-1 text-accent-ink underline underline-offset-2"
      >
        {label}
      </Link>
    ) : null,
  );
}
