import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { RequestOutcome } from "@/lib/platform/db/generated/enums";
import { conflict, forbidden, notFound } from "@/lib/errors";
import { emit } from "@/lib/platform/events/emit";
import { candidateLinkRequested } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";
import { sentence } from "@/lib/say";
import { isLocale } from "@/messages/locales";

/**
 * Answers a candidate's request and closes it: they find the answer on their own page, and are mailed a link to it. Only
 * for people: throws forbidden for agents, and conflict when it was answered meanwhile.
 */
export const answerRequest = useCase({
  name: "answerRequest",
  permission: "application:decide",
  input: z.object({
    requestId: z.uuid(),
    outcome: z.enum(RequestOutcome),
    answer: z
      .string()
      .trim()
      .min(1, sentence("Write what the candidate is told."))
      .max(4_000, sentence("A text has at most 4,000 characters.")),
  }),

  async run(ctx, { requestId, outcome, answer }) {
    const { db, actor } = ctx;
    if (actor.kind !== "member") throw forbidden("Only a person can answer what a candidate asked.");
    const [closed] = await db.candidateRequest.updateManyAndReturn({
      where: { id: requestId, closedAt: null },
      data: { outcome, answer, closedAt: new Date(), closedBy: actor.id },
    });
    if (!closed) {
      const exists = await db.candidateRequest.count({ where: { id: requestId } });
      throw exists > 0 ? conflict("This request has been answered.") : notFound("Request");
    }
    const { candidateId, kind, locale } = closed;
    await record(ctx, "candidate.request-answered", candidateId, { requestId, kind, outcome });
    await emit(ctx, candidateLinkRequested, {
      candidateId,
      locale: isLocale(locale) ? locale : "en",
      answered: true,
    });
  },
});
