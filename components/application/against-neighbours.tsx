"use client";

import Link from "next/link";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/application.json";
import { useNeighbours } from "./order";

/** Links to the comparisons with the previous and the next candidate of the list last viewed. */
export function AgainstNeighbours(props: { jobId: string; applicationId: string }) {
  const t = useWords("application", en);
  const { jobId, applicationId } = props;
  const near = useNeighbours(jobId, applicationId);
  const links = [
    { id: near?.previous, label: t("against.before") },
    { id: near?.next, label: t("against.after") },
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
