import * as z from "zod";
import { pageUrl } from "@/lib/platform/access/addresses";
import { memberName } from "@/lib/platform/access/member-name";
import { useCase } from "@/lib/platform/access/use-case";
import { digestOf } from "@/lib/platform/security/digest";
import { spokenLocale } from "@/lib/say";
import { locales } from "@/messages/locales";
import { later, noticeDayAfter, publicSince } from "@/lib/judging/states/notice-day";
import { jurisdictions } from "./jurisdictions";
import { NoticeParts, OwnTexts, ShownNotice } from "./notice-parts";
import { noticeFor } from "./publish-notice";

const Jurisdictions = z.array(z.enum(jurisdictions));

/**
 * The notice for its settings: texts, every version with its time, and the open jobs with the address of their page and
 * the day from which the ten business days of New York City have passed.
 */
export const getNotice = useCase({
  name: "getNotice",
  permission: "organization:administer",
  output: z.object({
    url: z.string(),
    noticeId: z.uuid().nullable().describe("Of the public version; null without one."),
    jurisdictions: Jurisdictions,
    own: OwnTexts.extend({ contact: z.string() }).describe("Empty texts before the first version."),
    outOfDate: z.boolean().describe("What it states has changed since: the name, or the retention rule."),
    versions: z.array(
      z.object({
        noticeId: z.uuid(),
        publicFrom: z.string(),
        publicUntil: z.string().nullable(),
        publishedBy: z.string(),
        jurisdictions: Jurisdictions,
        shown: NoticeParts,
      }),
    ),
    waitForNotice: z.boolean().describe("Whether evaluations wait for that day."),
    jobs: z.array(
      z.object({
        jobId: z.uuid(),
        title: z.string(),
        url: z.string(),
        publicFrom: z.string().nullable(),
        usableFrom: z.iso
          .date()
          .nullable()
          .describe("In New York City: without weekends and federal holidays."),
      }),
    ),
  }),

  async run(ctx) {
    const { db, actor } = ctx;
    const { slug, waitForNotice } = await db.organization.findUniqueOrThrow({
      where: { id: actor.organizationId },
      select: { slug: true, waitForNotice: true },
    });
    const stored = await db.publicNotice.findMany({ orderBy: { publicFrom: "desc" } });
    const versions = stored.map((row) => ({
      ...row,
      jurisdictions: Jurisdictions.parse(row.jurisdictions),
      shown: ShownNotice.parse(row.shown),
    }));
    const names = await memberName(
      db,
      versions.map(({ publishedBy }) => publishedBy),
    );
    const newest = versions.find(({ publicUntil }) => publicUntil === null);
    const own = newest ? OwnTexts.parse(newest.texts) : noTexts;
    const since = newest && publicSince(versions);
    const jobs = await db.job.findMany({
      where: { status: "open" },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: 200,
      select: { id: true, title: true, createdAt: true },
    });
    return {
      url: pageUrl.notice(slug),
      waitForNotice,
      noticeId: newest?.id ?? null,
      jurisdictions: newest?.jurisdictions ?? [],
      own,
      outOfDate:
        newest !== undefined && digestOf(newest.shown) !== digestOf(await noticeFor(ctx, { ...newest, own })),
      versions: versions.map((row) => ({
        noticeId: row.id,
        publicFrom: row.publicFrom.toISOString(),
        publicUntil: row.publicUntil?.toISOString() ?? null,
        publishedBy: names(row.publishedBy),
        jurisdictions: row.jurisdictions,
        shown: row.shown[spokenLocale()],
      })),
      jobs: jobs.map(({ id, title, createdAt }) => {
        const from = since && later(createdAt, since);
        return {
          jobId: id,
          title,
          url: pageUrl.notice(slug, id),
          publicFrom: from?.toISOString() ?? null,
          usableFrom: from ? noticeDayAfter(from) : null,
        };
      }),
    };
  },
});

const noTexts: OwnTexts = {
  contact: "",
  audit: null,
  texts: Object.fromEntries(
    locales.map((each) => [each, { introduction: "", data: "" }]),
  ) as OwnTexts["texts"],
};
