import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { conflict } from "@/lib/errors";
import { recordAll } from "@/lib/platform/events/record";
import { sentence } from "@/lib/say";
import { Line } from "@/lib/visible-line";
import { lockKnown, Several } from "./snooze";

/** The most tags of one application. */
const most = 20;
const Tags = z.array(Line(40).min(1, sentence("A tag has at least one letter."))).max(most);

/**
 * Adds the organization's own words to applications and takes others off, whatever their case; a tag that an application
 * has keeps its spelling. No judge reads them. Throws conflict for more than 20 on one, and not_found.
 */
export const tagApplications = useCase({
  name: "tagApplications",
  permission: "candidate:write",
  input: Several.extend({ add: Tags, remove: Tags }),

  async run(ctx, { applicationIds, add, remove }) {
    const { db } = ctx;
    await lockKnown(ctx, applicationIds);
    const tagged = await db.$queryRaw<{ id: string; count: number }[]>`
      UPDATE "Application" a SET tags = ARRAY(
        SELECT (array_agg(tag ORDER BY place))[1] FROM unnest(a.tags || ${add}::text[]) WITH ORDINALITY t(tag, place)
        WHERE lower(tag) <> ALL(SELECT lower(gone) FROM unnest(${remove}::text[]) gone)
        GROUP BY lower(tag) ORDER BY min(place))
      WHERE id = ANY(${applicationIds}::uuid[]) RETURNING id, cardinality(tags) AS count`;
    if (tagged.some(({ count }) => count > most))
      throw conflict("An application has at most {most} tags. Take one off first.", { most });
    await recordAll(
      ctx,
      "application.tagged",
      tagged.map(({ id }) => ({ subjectId: id, particulars: { added: add.length, removed: remove.length } })),
    );
  },
});
