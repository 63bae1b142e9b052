import type * as z from "zod";
import { judgedBy } from "@/components/application/words";
import type { Source } from "@/components/scorecard/version-list";
import { getWords } from "@/components/words/get-words";
import type { Actor } from "@/lib/access/actor";
import type { getJob } from "@/lib/jobs/get-job";
import { getGeneratedScorecard } from "@/lib/scorecards/get-generated-scorecard";
import { getScorecardConfig } from "@/lib/scorecards/get-scorecard-config";
import scoring from "@/messages/en/scoring.json";
import en from "@/messages/en/jobs.json";
import { orNotFound } from "../../../or-not-found";

type Job = z.output<typeof getJob.output>;

/**
 * What the scorecard page can begin from, and which it shows: `from` when the address names one ("draft", "v2"), else
 * a draft newer than the version in force, else that version. `shown` is null while there is nothing.
 */
export async function readSources(actor: Actor, job: Job, from: string | undefined) {
  const { jobId } = job;
  const t = await getWords("jobs", en);
  const scoringWords = await getWords("scoring", scoring);
  const olderVersion = /^v(\d{1,6})$/.exec(from ?? "")?.[1];
  const [draft, published] = await Promise.all([
    job.latestDraft ? getGeneratedScorecard(actor, { jobId, draftId: job.latestDraft.draftId }) : null,
    job.scorecardVersion === null ? null : getScorecardConfig(actor, { jobId }),
  ]);
  const older =
    olderVersion && published && Number(olderVersion) !== published.version
      ? await orNotFound(getScorecardConfig(actor, { jobId, version: Number(olderVersion) }))
      : null;

  const ready = draft?.status === "ready" && draft.content ? { ...draft, content: draft.content } : null;
  const fresh = ready && (!published || ready.createdAt > published.publishedAt);
  const version = older ?? published;
  const fromDraft = ready && (from === "draft" || (fresh && !olderVersion));
  const shown = fromDraft
    ? { base: `draft-${ready.draftId}`, label: t("source.draft.shown"), content: ready.content }
    : version
      ? {
          base: `v${version.version}`,
          label: t(version.current ? "source.version.current" : "source.version.shown", {
            version: version.version,
            name: version.publishedBy,
          }),
          content: version.content,
        }
      : null;

  const path = `/jobs/${jobId}/scorecard`;
  const sources: Source[] = [
    ...(ready
      ? [
          {
            href: `${path}?from=draft`,
            name: t("source.draft"),
            detail: judgedBy(scoringWords, ready.generatedBy),
            at: ready.createdAt,
            shown: Boolean(fromDraft),
          },
        ]
      : []),
    ...(published?.versions ?? []).map((one) => ({
      href: `${path}?from=v${one.version}`,
      name: t("scorecard.version", { version: one.version }),
      detail:
        one.version === published?.version ? t("source.current") : t("source.by", { name: one.publishedBy }),
      at: one.publishedAt,
      shown: !fromDraft && one.version === version?.version,
    })),
  ];
  return { draft, published, shown, sources };
}
