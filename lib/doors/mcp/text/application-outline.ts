import type * as z from "zod";
import type { getApplication } from "@/lib/hiring/applications/get-application";
import { outline } from "./outline";
import { shareInWords } from "./share-in-words";

type Application = z.output<typeof getApplication.output>;

/** An application's state and how its current score was computed: totals, and every criterion with its quotes. */
export function applicationOutline({ evaluation, ...application }: Application): string {
  const { name, jobTitle, disposition, scoreReason, summary } = application;
  const decisions = application.decisions.map((d) => ({
    decided: `${d.kind}${d.stage ? ` to ${d.stage}` : ""} at ${d.createdAt} by ${d.decidedBy}${d.undone ? ", undone" : ""}`,
    reason: d.reason,
    feedback: d.feedback,
    letter: d.letter && `${d.letter.status}: ${d.letter.subject}`,
  }));
  const head = { candidate: name, job: jobTitle, disposition, decisions };
  if (!evaluation) return outline({ ...head, scoreStatus: application.scoreStatus, scoreReason });
  const { totals, judged, flags, judge, version, currentVersion, createdAt } = evaluation;
  const { overall, low, high, unknown, advice, dimensions } = totals;
  return outline({
    ...head,
    summary,
    overall,
    low,
    high,
    unknown,
    advice,
    scorecard: `version ${version}${currentVersion === version ? "" : `; the published one is ${currentVersion}`}`,
    judged: `${createdAt} by ${judge}`,
    dimensions,
    flags,
    criteria: judged.map(({ criterion, assessment, share, points, adds }) => ({
      criterion: criterion.name,
      share: shareInWords(criterion, share),
      importance: criterion.importance,
      verdict: assessment.verdict,
      points,
      adds,
      reason: assessment.reason,
      question: assessment.question,
      quotes: assessment.evidence.map(({ quote, page }) => `“${quote}” (page ${page})`),
    })),
  });
}
