"use client";

import { useRouter } from "next/navigation";
import { useEffect, useReducer, useState, type ReactNode } from "react";
import { dimensions } from "@/components/application/words";
import { Permitted, useMay } from "@/components/shell/permitted";
import { useShortcuts } from "@/components/shell/shortcuts";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { useAct } from "@/components/ui/use-act";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { Criterion, ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import en from "@/messages/en/scorecard.json";
import { newId } from "@/components/ui/new-id";
import { BriefAccount, type Account } from "./brief-account";
import { columns } from "./criterion-fields";
import { DimensionFields } from "./dimension-fields";
import { afterEdit } from "./edits";
import { obviousProblems, sentence, type Problem } from "./problems";
import { deleteEdits, storeEdits, storedEdits } from "./stored-edits";
import { Library, type LibraryActs } from "./library";
import { MovesPreview, type PreviewMoves } from "./preview-moves";
import { PublishDialog, type PublishActs } from "./publish-dialog";
import { Settings } from "./settings";

export type EditorActs = PublishActs & {
  check: (content: ScorecardContent) => Promise<ActionState<{ problems: Problem[] }>>;
  previewMoves: PreviewMoves;
  library: LibraryActs;
};

/**
 * Edits a scorecard, by keyboard too, and publishes it. Until then edits are stored in this browser only, and stay on
 * the page when a colleague publishes another version.
 */
export function ScorecardEditor(props: {
  jobId: string;
  /** The draft or version being edited ("draft-…", "v3"); edits are stored under it. */
  base: string;
  content: ScorecardContent;
  /** The published content; null before the first publication. */
  published: ScorecardContent | null;
  nextVersion: number;
  acts: EditorActs;
  /** What became of the description's sentences; null without a draft. */
  account?: Account | null;
  job: { title: string; department: string };
  /** Opens the library at first. */
  fromLibrary?: boolean;
  aside?: ReactNode;
}) {
  const { jobId, acts } = props;
  const t = useWords("scorecard", en);
  const router = useRouter();
  const [{ content, restored }, edit] = useReducer(afterEdit, { content: props.content, restored: false });
  const [{ base, content: unedited }, setStart] = useState({ base: props.base, content: props.content });
  const [serverProblems, setServerProblems] = useState<Problem[]>([]);
  const [publishing, setPublishing] = useState(false);
  const obvious = obviousProblems(t, content);
  const problems = obvious.length > 0 ? obvious : serverProblems;
  const touched = !same(content, unedited);
  const overtaken = props.base !== base;
  if (overtaken && (!touched || same(content, props.content))) {
    setStart({ base: props.base, content: props.content });
    edit({ kind: "replace", content: props.content });
  }
  const mayWrite = useMay("scorecard:write");
  const publishable =
    mayWrite && content.criteria.length > 0 && !(props.published && same(content, props.published));

  useEffect(() => {
    const stored = mayWrite ? storedEdits(jobId, base) : null;
    if (stored && !same(stored, unedited)) edit({ kind: "restore", content: stored });
    // Only edits that were stored before this visit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [jobId, base]);

  useEffect(() => {
    if (touched) storeEdits(jobId, base, content);
    else deleteEdits(jobId, base);
    let cancelled = false;
    const check = async () => {
      // If the check fails, the problems shown stay; publishing checks again.
      const state = content.criteria.length > 0 ? await acts.check(content).catch(() => null) : null;
      if (!cancelled && state?.ok) setServerProblems(state.problems);
    };
    const timer = setTimeout(() => void check(), 300);
    return () => {
      cancelled = true;
      clearTimeout(timer);
    };
  }, [acts, jobId, base, content, touched]);

  useShortcuts([
    publishable &&
      problems.length === 0 && { keys: "mod+enter", label: t("publish"), run: () => setPublishing(true) },
  ]);

  const { act } = useAct();
  const keep = (criterion: Criterion) => {
    const { name } = criterion;
    const kept = {
      name,
      department: props.job.department,
      template: false,
      content: { ...content, criteria: [criterion] },
    };
    act(() => acts.library.keep(kept), { done: t("library.kept", { name }) });
  };
  const discard = () => {
    deleteEdits(jobId, base);
    edit({ kind: "replace", content: unedited });
  };
  const general = problems.filter(({ path }) => path === "criteria");

  return (
    <div className="grid gap-x-8 gap-y-6 px-4 pb-24 sm:px-6 xl:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="flex min-w-0 flex-col gap-6">
        {(overtaken || restored) && (
          <Alert
            title={t(overtaken ? "overtaken" : "restored")}
            action={
              <Button size="sm" onClick={discard}>
                {t("restored.discard")}
              </Button>
            }
          />
        )}
        {general.map(({ message }) => (
          <Alert key={message} tone="error">
            {sentence(message)}
          </Alert>
        ))}
        <Permitted to="scorecard:write">
          <Library
            acts={acts.library}
            job={props.job}
            content={content}
            onTake={({ content: kept, template }) => edit({ kind: "take", content: kept, template })}
            opened={props.fromLibrary ?? false}
          />
        </Permitted>
        <div className="@container">
          <div
            aria-hidden
            className={cn(columns, "hidden h-8 border-b border-line-strong text-xs text-ink-faint")}
          >
            <span className="pl-9">{t("column.criterion")}</span>
            <span>{t("column.importance")}</span>
            <span>{t("column.weight")}</span>
            <span>{t("column.years")}</span>
            <span className="text-center">{t("column.knockOut")}</span>
            <span />
          </div>
          {dimensions.map((dimension) => (
            <DimensionFields
              key={dimension}
              dimension={dimension}
              content={content}
              problems={problems}
              onEdit={edit}
              keep={keep}
            />
          ))}
        </div>
        {props.account && (
          <BriefAccount
            account={props.account}
            criteria={content.criteria}
            onAdd={(text) => edit({ kind: "add", dimension: "hard_skills", id: newId(), text })}
          />
        )}
      </div>
      <aside
        aria-label={t("settings")}
        className="flex flex-col gap-6 xl:sticky xl:top-0 xl:self-start xl:pt-2"
      >
        {publishable ? (
          <div className="flex gap-2 max-xl:fixed max-xl:inset-x-0 max-xl:bottom-0 max-xl:z-30 max-xl:border-t max-xl:border-line max-xl:bg-raised max-xl:px-4 max-xl:py-3 max-xl:md:left-14 max-xl:[&>button]:h-10">
            <Button
              intent="primary"
              className="flex-1"
              disabled={problems.length > 0}
              onClick={() => setPublishing(true)}
            >
              {t("publish.next", { version: props.nextVersion })}
            </Button>
            {touched && <Button onClick={discard}>{t("discard")}</Button>}
          </div>
        ) : (
          <p className="text-sm text-ink-muted">
            {t(!mayWrite ? "readOnly" : props.published ? "unchanged" : "unchanged.empty")}
          </p>
        )}
        {touched && (
          <p role="status" className="-mt-4 text-xs text-ink-faint">
            {t("saved")}
          </p>
        )}
        <fieldset disabled={!mayWrite} className="contents">
          <Settings content={content} onEdit={edit} />
        </fieldset>
        {publishable && props.published && problems.length === 0 && (
          <MovesPreview jobId={jobId} content={content} preview={acts.previewMoves} />
        )}
        {props.aside}
      </aside>
      <PublishDialog
        open={publishing}
        onOpenChange={setPublishing}
        jobId={jobId}
        content={content}
        acts={acts}
        published={() => {
          deleteEdits(jobId, base);
          router.push(`/jobs/${jobId}`);
        }}
      />
    </div>
  );
}

const same = (a: ScorecardContent, b: ScorecardContent) => JSON.stringify(a) === JSON.stringify(b);
