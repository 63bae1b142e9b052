import * as z from "zod";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { conflict, overtaken } from "@/lib/errors";
import { queueHeld } from "@/lib/judging/evaluation/queue";
import { record } from "@/lib/platform/events/record";
import { digestOf } from "@/lib/platform/security/digest";
import { say } from "@/lib/say";
import { jurisdictions, longestKept } from "./jurisdictions";
import { noticeOf, OwnTexts } from "./notice-parts";

/**
 * Makes a new version of the organization's notice public, with the minimum parts of the chosen jurisdictions, and ends
 * the version before. Throws `conflict` if nothing would change, when another version is public than the caller was
 * shown, and while candidates are erased earlier than one of the jurisdictions asks.
 */
export const publishNotice = useCase({
  name: "publishNotice",
  permission: "organization:administer",
  input: OwnTexts.extend({
    jurisdictions: z.array(z.enum(jurisdictions)),
    replaces: z.uuid().nullable().describe("The version that was public when editing began."),
  }),
  output: z.object({ noticeId: z.uuid() }),

  async run(ctx, { jurisdictions: chosen, replaces, ...own }) {
    const { db, actor } = ctx;
    const ordered = jurisdictions.filter((each) => chosen.includes(each));
    // Locks the row, so that of two concurrent versions the second is compared with the first.
    await db.$queryRaw`SELECT 1 FROM "Organization" WHERE id = ${actor.organizationId}::uuid FOR NO KEY UPDATE`;
    const before = await publicNotice(ctx);
    if ((before?.id ?? null) !== replaces) throw overtaken();
    const { retentionMonths } = await db.organization.findUniqueOrThrow({
      where: { id: actor.organizationId },
    });
    const kept = longestKept(ordered);
    if (kept && retentionMonths !== null && retentionMonths < kept.months)
      throw conflict(
        "{jurisdiction} asks for {least} months, and the retention rule erases candidates after {months}: lengthen it first.",
        { jurisdiction: say(kept.title), least: kept.months, months: retentionMonths },
      );
    const shown = await noticeFor(ctx, { jurisdictions: ordered, own });
    if (before && digestOf(before.shown) === digestOf(shown))
      throw conflict("This is what is public already.");
    const now = new Date();
    await db.publicNotice.updateMany({ where: { publicUntil: null }, data: { publicUntil: now } });
    const { id } = await db.publicNotice.create({
      data: { jurisdictions: ordered, texts: own, shown, publishedBy: actor.id, publicFrom: now },
      select: { id: true },
    });
    if (!ordered.includes("newYorkCity")) await queueHeld(ctx);
    await record(ctx, "organization.notice-published", actor.organizationId, {
      noticeId: id,
      jurisdictions: ordered,
      digest: digestOf(shown),
    });
    return { noticeId: id };
  },
});

/** The version that is public now; null without one. */
export const publicNotice = ({ db }: Pick<Context, "db">) =>
  db.publicNotice.findFirst({ where: { publicUntil: null } });

/** What would be shown if these texts were published now. */
export async function noticeFor(
  { db, actor }: Context,
  { jurisdictions, own }: Pick<Parameters<typeof noticeOf>[0], "jurisdictions" | "own">,
) {
  const { name, retentionMonths } = await db.organization.findUniqueOrThrow({
    where: { id: actor.organizationId },
    select: { name: true, retentionMonths: true },
  });
  return noticeOf({ organization: name, jurisdictions, own, retentionMonths });
}
