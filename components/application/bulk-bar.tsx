"use client";

import Link from "next/link";
import { useRouter, useSearchParams } from "next/navigation";
import { lazy, type RefObject, useEffect, useState } from "react";
import { AskButton } from "@/components/feedback/ask-button";
import { WriteButton } from "@/components/mail/write-button";
import { Permitted, useMay } from "@/components/shell/permitted";
import { useShortcuts } from "@/components/shell/shortcuts";
import { focusedRow } from "@/components/shell/use-peek";
import { Button } from "@/components/ui/button";
import { Later } from "@/components/ui/later";
import { useToast } from "@/components/ui/toast";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/application-list.json";
import { MOST, type BulkProps, type BulkActs, type BulkKind } from "./bulk-acts";
import { PAGE } from "./fetch-rows";
import type { FetchProgress } from "./row-store";
import type { Shortlisted } from "./shortlisted";

/** How many people are written to together: as many as one call takes. */
const MOST_WRITTEN = 200;

const BulkDialog = lazy(() => import("./bulk-dialog"));

/** Scores from different scorecard versions are not comparable. */
const isComparable = ({ overall, outdated }: Shortlisted) => overall !== null && !outdated;

const idsOf = (candidates: Shortlisted[]) => candidates.map(({ applicationId }) => applicationId);

/** Acts on the selected candidates; while there is a selection, the list's shortcuts apply to it. */
export default function BulkBar(
  props: BulkProps & {
    jobId: string;
    chosen: Shortlisted[];
    /** The length of the list, whether counting stopped there, and how many rows are loaded. */
    everybody: { total: number; capped: boolean; loaded: number };
    /** Fetches the whole list and selects it. */
    selectEverybody: (report: FetchProgress) => Promise<void>;
    acts: BulkActs;
    /** Begins to snooze or tag the selected. */
    setAside: (kind: "snooze" | "tag") => void;
    add: (applicationId: string) => void;
    keep: (applicationIds: string[]) => void;
    /** A key that was pressed before the bar was there. */
    earlyRef: RefObject<string | null>;
  },
) {
  const { jobId, chosen, keep, earlyRef } = props;
  const t = useWords("application-list", en);
  const search = useSearchParams();
  const router = useRouter();
  const say = useToast();
  const [kind, setKind] = useState<BulkKind | null>(null);
  const [candidates, setCandidates] = useState<Shortlisted[]>([]);
  const [fetched, setFetched] = useState<{ count: number; total: number } | null>(null);
  const { total, capped, loaded } = props.everybody;
  const isEverybody = chosen.length >= total && !capped;
  // The header checkbox selects the loaded rows; more pages may have been loaded since.
  const offersAll = chosen.length >= Math.min(loaded, PAGE) && !isEverybody;
  const selectEverybody = () => {
    setFetched({ count: 0, total });
    props
      .selectEverybody((count, of) => setFetched({ count, total: of }))
      .catch(() => say(t("bulk.all.failed"), { failed: true }))
      .finally(() => setFetched(null));
  };
  const begin = (next: BulkKind) => {
    // A snapshot: the candidates being decided on must not change during the preview.
    setCandidates(chosen);
    setKind(next);
  };
  const mayDecide = useMay("application:decide");
  const mayEvaluate = useMay("candidate:write");
  const group = "Candidates";
  useShortcuts([
    mayDecide && { keys: "a", label: t("bulk.key.accept"), group, run: () => begin("accept") },
    mayDecide && { keys: "r", label: t("bulk.key.reject"), group, run: () => begin("reject") },
    mayDecide && { keys: "o", label: t("bulk.key.reopen"), group, run: () => begin("reopen") },
    mayDecide && { keys: "m", label: t("bulk.key.move"), group, run: () => begin("move") },
    mayEvaluate && { keys: "e", label: t("bulk.key.evaluate"), group, run: () => begin("evaluate") },
    {
      keys: "c",
      label: t("bulk.key.compare"),
      group,
      run: () => {
        const id = focusedRow();
        if (id && chosen.every(({ applicationId }) => applicationId !== id)) props.add(id);
        else if (comparison) router.push(comparison);
        else say(t("bulk.compare.refused"));
      },
    },
    { keys: "escape", label: t("bulk.key.none"), group: "Lists", run: () => keep([]) },
  ]);
  useEffect(() => {
    const key = earlyRef.current;
    earlyRef.current = null;
    if (key !== null) window.dispatchEvent(new KeyboardEvent("keydown", { key }));
  }, [earlyRef]);
  // What is possible for none of them is not offered: Undo is over after seconds, Reopen never is.
  const isOpen = ({ disposition }: Shortlisted) => disposition === "active";
  const decisions = (["accept", "reject", "move", "reopen"] as const).filter((decision) =>
    decision === "reopen"
      ? !chosen.every(isOpen)
      : decision === "move" || chosen.some((row) => row.disposition !== "rejected"),
  );
  const comparison =
    chosen.length >= 2 && chosen.length <= 5 && chosen.every(isComparable)
      ? `/jobs/${jobId}/compare?of=${idsOf(chosen).join(",")}`
      : null;
  const listed = new URLSearchParams(search);
  listed.delete("peek");
  return (
    <>
      <div
        role="group"
        aria-label={t("bulk")}
        className="flex flex-wrap items-center gap-2 rounded-lg bg-raised px-3 py-2 text-sm shadow-float"
      >
        <span role="status" className="mr-1 text-ink-muted tabular-nums">
          {fetched !== null
            ? t("bulk.all.progress", fetched)
            : offersAll && !capped
              ? t("bulk.selectedOf", { count: chosen.length, total })
              : t("bulk.selected", { count: chosen.length })}
        </span>
        {offersAll && (
          <Button size="sm" busy={fetched !== null} onClick={selectEverybody}>
            {capped ? t("bulk.all.uncounted") : t("bulk.all", { total })}
          </Button>
        )}
        <Permitted to="application:decide">
          {decisions.map((decision) => (
            <Button key={decision} size="sm" onClick={() => begin(decision)}>
              {t(`bulk.${decision}`)}
            </Button>
          ))}
        </Permitted>
        {chosen.length <= MOST_WRITTEN && (
          <WriteButton about={{ applicationIds: idsOf(chosen) }} acts={props.acts.mail} group={group} />
        )}
        <Permitted to="candidate:write">
          <Button size="sm" onClick={() => begin("evaluate")}>
            {t("bulk.evaluate")}
          </Button>
          {(["snooze", "tag"] as const).map((each) => (
            <Button key={each} size="sm" onClick={() => props.setAside(each)}>
              {t(`bulk.${each}`)}
            </Button>
          ))}
          {chosen.length <= MOST && (
            <AskButton plain jobId={jobId} applicationIds={idsOf(chosen)} acts={props.acts.feedback} />
          )}
        </Permitted>
        {comparison ? (
          <Button asChild size="sm">
            <Link href={comparison}>{t("bulk.compare")}</Link>
          </Button>
        ) : (
          <Button size="sm" title={t("bulk.compare.refused")} onClick={() => say(t("bulk.compare.refused"))}>
            {t("bulk.compare")}
          </Button>
        )}
        <form method="post" action={`/jobs/${jobId}/export?${listed}`} className="flex gap-2">
          <input type="hidden" name="of" value={idsOf(chosen).join(",")} />
          <Button type="submit" size="sm" name="format" value="csv">
            {t("bulk.export")}
          </Button>
          <Button type="submit" size="sm" name="format" value="xlsx">
            {t("bulk.export.xlsx")}
          </Button>
        </form>
        <Button intent="quiet" size="sm" onClick={() => keep([])}>
          {t("bulk.clear")}
        </Button>
      </div>
      <Later when={kind !== null}>
        <BulkDialog
          {...props}
          kind={kind}
          candidates={candidates}
          close={(left) => {
            setKind(null);
            if (left) keep(left);
          }}
        />
      </Later>
    </>
  );
}
