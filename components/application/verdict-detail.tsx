"use client";

import { useEffect, useState } from "react";
import { ask } from "@/components/shell/fetch-cached";

/** The first quote for each criterion by its id; null where there is none. */
export type Evidence = Record<string, string | null>;

/** A criterion, its verdict and its quote, above everything else beside its mark in an evidence strip. */
export default function VerdictDetail(props: {
  applicationId: string;
  criterionId: string;
  name: string;
  verdict: string;
  /** The middle of the mark's upper edge, in the window. */
  at: { x: number; y: number };
}) {
  const { applicationId, criterionId, name, verdict, at } = props;
  const [evidence, setEvidence] = useState<Evidence | null>(null);
  useEffect(() => {
    let cancelled = false;
    void ask<Evidence>(`/applications/${applicationId}/evidence`)
      .catch(() => null)
      .then((found) => cancelled || setEvidence(found));
    return () => {
      cancelled = true;
    };
  }, [applicationId]);
  const quote = evidence?.[criterionId];
  return (
    <div
      role="tooltip"
      popover="manual"
      ref={open}
      style={{ left: Math.max(8, Math.min(at.x - 144, innerWidth - 296)), bottom: innerHeight - at.y + 6 }}
      className="fixed inset-auto m-0 w-72 rounded-md border-0 bg-raised px-3 py-2 text-left text-sm whitespace-normal text-ink shadow-float"
    >
      <p className="font-medium break-words">{name}</p>
      <p className="text-ink-muted">{verdict}</p>
      {quote && <q className="mt-1 line-clamp-4 block break-words text-ink-muted">{quote}</q>}
    </div>
  );
}

/** Into the top layer, where no row or panel covers it. */
const open = (element: HTMLElement | null) => element?.showPopover();
