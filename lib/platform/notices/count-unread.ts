import * as z from "zod";
import { reading } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";

/** Counts a member's unread notices, for the navigation of every page; not those whose subject is gone, as in the list. */
export const countUnread = reading({
  name: "countUnread",
  permission: "organization:read",
  output: z.object({ unread: z.int() }),

  async run({ actor, read }) {
    const [[counted]] = await read<[{ unread: number }]>([
      Prisma.sql`
        SELECT count(*)::int AS unread FROM "Notice" n
        WHERE "userId" = ${actor.id}::uuid AND "inApp" AND "readAt" IS NULL AND CASE
          WHEN kind = 'mentioned' THEN EXISTS (
            SELECT FROM "Note" s WHERE s.id = n."subjectId" AND n."userId" = ANY (s.mentions))
          WHEN kind = 'approval' THEN EXISTS (SELECT FROM "Confirmation" s WHERE s.id = n."subjectId")
          WHEN kind = 'sync_failed' THEN EXISTS (SELECT FROM "AtsConnection" s WHERE s.id = n."subjectId")
            OR EXISTS (SELECT FROM "OutgoingWebhook" s WHERE s.id = n."subjectId")
          WHEN kind = 'feedback_requested' THEN EXISTS (
            SELECT FROM "FeedbackRequest" s
            JOIN "Application" a ON a."organizationId" = s."organizationId" AND a.id = s."applicationId"
            WHERE a."jobId" = n."subjectId" AND s."userId" = n."userId" AND s."givenAt" IS NULL
              AND a.disposition IN ('active', 'accepted'))
          WHEN kind IN ('push_failed', 'letter_failed', 'candidate_replied') THEN EXISTS (
            SELECT FROM "Application" s WHERE s.id = n."subjectId")
            OR EXISTS (SELECT FROM "Candidate" s WHERE s.id = n."subjectId" AND s."erasedAt" IS NULL)
          ELSE true END`,
    ]);
    return { unread: counted?.unread ?? 0 };
  },
});
