import type * as z from "zod";
import { judgedBy } from "@/components/application/words";
import type { Comparison } from "@/components/scorecard/version-changes";
import type { Source } from "@/components/scorecard/version-list";
import { getWords } from "@/components/words/get-words";
import type { Actor } from "@/lib/platform/access/actor";
import type { getJob } from "@/lib/records/jobs/get-job";
import { getGeneratedScorecard } from "@/lib/judging/scorecards/get-generated-scorecard";
import { getScorecardConfig } from "@/lib/judging/scorecards/get-scorecard-config";
import scoring from "@/messages/en/scoring.json";
import en from "@/messages/en/jobs.json";
import { orNotFound } from "../../../or-not-found";

type Job = z.output<typeof getJob.output>;
type Config = z.output<typeof getScorecardConfig.output>;

const numberOf = (name: string | undefined) => {
  const digits = /^v(\d{1,6})$/.exec(name ?? "")?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/**
 * The drafts and versions that the scorecard page can start from, and the one it shows: the one named by `from`
 * ("draft", "v2"), else a draft newer than the current version, else that version; null if there is none. A version
 * is compared with the one named by `against`, else with the previous one, else with the oldest later one.
 */
export async function readSources(
  actor: Actor,
  job: Job,
  { from, against }: { from: string | undefined; against: string | undefined },
) {
  const { jobId } = job;
  const t = await getWords("jobs", en);
  const scoringWords = await getWords("scoring", scoring);
  const requestedVersion = numberOf(from);
  const [draft, published] = await Promise.all([
    job.latestDraft ? getGeneratedScorecard(actor, { jobId, draftId: job.latestDraft.draftId }) : null,
    job.scorecardVersion === null ? null : getScorecardConfig(actor, { jobId }),
  ]);
  const requested =
    requestedVersion && published
      ? await orNotFound(getScorecardConfig(actor, { jobId, version: requestedVersion }))
      : null;

  const ready = draft?.status === "ready" && draft.content ? { ...draft, content: draft.content } : null;
  const fresh = ready && (!published || ready.createdAt > published.publishedAt);
  const version = requested ?? published;
  const fromDraft = ready && (from === "draft" || (fresh && !requested));
  const shown = fromDraft
    ? {
        base: `draft-${ready.draftId}`,
        draftId: ready.draftId,
        label: t("source.draft.shown"),
        content: ready.content,
      }
    : version
      ? {
          base: `v${version.version}`,
          draftId: undefined,
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
    ...(published?.versions ?? []).map((row) => ({
      href: `${path}?from=v${row.version}`,
      name: t("scorecard.version", { version: row.version }),
      detail:
        row.version === published?.version ? t("source.current") : t("source.by", { name: row.publishedBy }),
      at: row.publishedAt,
      shown: !fromDraft && row.version === version?.version,
    })),
  ];
  const comparison = version && !fromDraft ? await compare(actor, version, numberOf(against), path) : null;
  return { draft, published, shown, sources, comparison };
}

/** Compares a version with another one; null if there is only one. */
async function compare(
  actor: Actor,
  { jobId, version, versions }: Config,
  requested: number | undefined,
  path: string,
): Promise<Comparison | null> {
  const others = versions.map((row) => row.version).filter((other) => other !== version);
  const against =
    requested !== undefined && others.includes(requested)
      ? requested
      : (others.find((other) => other < version) ?? others.at(-1));
  if (against === undefined) return null;
  const { changes } = await getScorecardConfig(actor, { jobId, version, against });
  return {
    version,
    against,
    changes: changes ?? [],
    others: others.map((other) => ({ version: other, href: `${path}?from=v${version}&against=v${other}` })),
  };
}
