"use client";

import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useReducer, useState, type ReactNode } from "react";
import { dimensionWords } from "@/components/application/words";
import { useShortcuts } from "@/components/shell/shortcuts";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { ActionState } from "@/lib/access/action-state";
import type { Dimension, ScorecardContent } from "@/lib/scorecards/scorecard";
import { columns, CriterionFields } from "./criterion-fields";
import { edited, newId } from "./edits";
import { forgetEdits, keepEdits, keptEdits } from "./kept-edits";
import { PublishDialog, type PublishActs } from "./publish-dialog";
import { Settings } from "./settings";

export type Problem = { path: string; message: string };
export type EditorActs = PublishActs & {
  check: (content: ScorecardContent) => Promise<ActionState<{ problems: Problem[] }>>;
};

const dimensions: Dimension[] = ["hard_skills", "soft_skills", "culture_fit", "team_fit"];

/** A scorecard to be adjusted by keyboard and published. Nothing is stored until then but in this browser. */
export function ScorecardEditor(props: {
  jobId: string;
  /** What is being edited ("draft-…", "v3"): edits are kept for it. */
  base: string;
  content: ScorecardContent;
  /** The content now in force; null before the first publication. */
  published: ScorecardContent | null;
  nextVersion: number;
  acts: EditorActs;
  aside?: ReactNode;
}) {
  const { jobId, base, acts } = props;
  const router = useRouter();
  const [content, edit] = useReducer(edited, props.content);
  const [restored, setRestored] = useState(false);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [publishing, setPublishing] = useState(false);
  const touched = !same(content, props.content);
  const publishable = content.criteria.length > 0 && !(props.published && same(content, props.published));

  useEffect(() => {
    const kept = keptEdits(jobId, base);
    if (!kept || same(kept, props.content)) return;
    edit({ kind: "replace", content: kept });
    setRestored(true);
    // Only what was kept before this visit.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [jobId, base]);

  useEffect(() => {
    if (touched) keepEdits(jobId, base, content);
    let overtaken = false;
    const timer = setTimeout(async () => {
      const state = content.criteria.length > 0 ? await acts.check(content).catch(() => null) : null;
      if (!overtaken && state?.ok) setProblems(state.problems);
    }, 300);
    return () => {
      overtaken = true;
      clearTimeout(timer);
    };
  }, [acts, jobId, base, content, touched]);

  useShortcuts([
    ...(publishable ? [{ keys: "mod+enter", label: "Publish", run: () => setPublishing(true) }] : []),
  ]);

  const discard = () => {
    forgetEdits(jobId, base);
    edit({ kind: "replace", content: props.content });
    setRestored(false);
  };
  const weights = content.criteria.reduce((sum, { weight }) => sum + weight, 0);
  const general = problems.filter(({ path }) => path === "criteria");

  return (
    <div className="grid gap-x-8 gap-y-6 px-4 pb-24 sm:px-6 xl:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="flex min-w-0 flex-col gap-6">
        {restored && (
          <Alert
            title="Your unpublished changes were kept"
            action={
              <Button size="sm" onClick={discard}>
                Discard them
              </Button>
            }
          />
        )}
        {general.map(({ message }) => (
          <Alert key={message} tone="error">
            {sentence(message)}
          </Alert>
        ))}
        <div>
          <div
            aria-hidden
            className={cn(columns, "hidden h-8 border-b border-line-strong text-xs text-ink-faint")}
          >
            <span className="pl-9">Criterion</span>
            <span>Importance</span>
            <span>Weight and share</span>
            <span>Min. years</span>
            <span className="text-center">Knock-out</span>
            <span />
          </div>
          {dimensions.map((dimension) => {
            const own = content.criteria.filter((criterion) => criterion.dimension === dimension);
            const sum = own.reduce((total, { weight }) => total + weight, 0);
            return (
              <section key={dimension} aria-labelledby={`edit-${dimension}`} className="mt-4">
                <div className="flex items-center justify-between gap-4">
                  <h2 id={`edit-${dimension}`} className="text-base">
                    {dimensionWords[dimension].name}
                    <span className="ml-2 text-sm font-normal text-ink-faint tabular-nums">
                      {weights > 0 ? Math.round((sum / weights) * 100) : 0} % of the score
                    </span>
                  </h2>
                  <Button
                    intent="quiet"
                    size="sm"
                    onClick={() => edit({ kind: "add", dimension, id: newId() })}
                    aria-label={`Add a criterion to ${dimensionWords[dimension].name}`}
                  >
                    <Plus aria-hidden />
                    Add
                  </Button>
                </div>
                {own.length > 0 ? (
                  <ul className="mt-1 border-t border-line">
                    {own.map((criterion) => (
                      <CriterionFields
                        key={criterion.id}
                        criterion={criterion}
                        weights={weights}
                        readOnly={false}
                        problem={problemOf(problems, content.criteria.indexOf(criterion))}
                        onChange={(to) => edit({ kind: "criterion", id: criterion.id, to })}
                        onRemove={() => edit({ kind: "remove", id: criterion.id })}
                      />
                    ))}
                  </ul>
                ) : (
                  <p className="mt-1 border-t border-line py-2 text-sm text-ink-muted">
                    {emptyWords[dimension]}
                  </p>
                )}
              </section>
            );
          })}
        </div>
      </div>
      <aside
        aria-label="Settings of the scorecard"
        className="flex flex-col gap-6 xl:sticky xl:top-0 xl:self-start xl:pt-2"
      >
        <div className="flex gap-2 max-xl:fixed max-xl:inset-x-0 max-xl:bottom-0 max-xl:z-30 max-xl:border-t max-xl:border-line max-xl:bg-raised max-xl:px-4 max-xl:py-3 max-xl:md:left-14">
          <Button
            intent="primary"
            className="flex-1 max-xl:h-10"
            disabled={!publishable || problems.length > 0}
            onClick={() => setPublishing(true)}
          >
            Publish version {props.nextVersion}
          </Button>
          {touched && (
            <Button onClick={discard} className="max-xl:h-10">
              Discard
            </Button>
          )}
        </div>
        <Settings content={content} onEdit={edit} />
        {props.aside}
      </aside>
      <PublishDialog
        open={publishing}
        onOpenChange={setPublishing}
        jobId={jobId}
        content={content}
        acts={acts}
        published={() => {
          forgetEdits(jobId, base);
          router.push(`/jobs/${jobId}`);
        }}
      />
    </div>
  );
}

const emptyWords: Record<Dimension, string> = {
  hard_skills: "Nothing is asked for yet.",
  soft_skills: "Nothing is asked for: this dimension will have no score.",
  culture_fit: "Drafted only from what the organization has written about its values, never invented.",
  team_fit: "Drafted only from what the organization has written about its teams, never invented.",
};

const same = (one: ScorecardContent, other: ScorecardContent) =>
  JSON.stringify(one) === JSON.stringify(other);

const problemOf = (problems: Problem[], index: number) => {
  const found = problems.find(
    ({ path }) => path === `criteria.${index}` || path.startsWith(`criteria.${index}.`),
  );
  if (!found) return null;
  return found.path.endsWith(".name") ? sentence(`the name ${found.message}`) : sentence(found.message);
};

const sentence = (text: string) =>
  text.charAt(0).toLocaleUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");
