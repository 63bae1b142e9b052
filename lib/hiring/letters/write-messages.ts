import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { conflict, notFound } from "@/lib/errors";
import { emit } from "@/lib/platform/events/emit";
import { letterRequested } from "@/lib/platform/events/events";
import { record } from "@/lib/platform/events/record";
import { calendars } from "./calendars";
import { LetterText } from "./template";
import { whyNotAsWritten } from "./why-no-letter";
import { say } from "@/lib/say";

/** How many people one call writes to. */
export const MOST_MESSAGES = 200;

const Addressee = z.object({
  letterId: z
    .uuid()
    .describe("Made by the page: sent again after a lost answer, nobody is written to twice."),
  candidateId: z.uuid(),
  applicationId: z.uuid().nullable().describe("What it is about; null for no application."),
});

/**
 * Writes one message to each of these people, with placeholders, to be e-mailed once it can no longer be taken back. Of
 * several, one who cannot be written to does not affect the others; for the only one throws why: `not_found` or
 * `conflict`.
 */
export const writeMessages = useCase({
  name: "writeMessages",
  permission: "application:decide",
  input: LetterText.extend({
    people: z.array(Addressee).min(1).max(MOST_MESSAGES),
    answers: z.uuid().optional().describe("A letter of the conversation it continues, with the only one."),
  }),
  output: z.object({
    /** Those written to. */
    letterIds: z.array(z.uuid()),
    refused: z.array(z.object({ candidateId: z.uuid(), message: z.string() })),
    takeBackUntil: z.string().describe("Until then nothing is sent, and it can be taken back."),
  }),

  async run(ctx, { people, answers, ...letter }) {
    const { actor, db } = ctx;
    const { decisionUndoSeconds } = await db.organization.findUniqueOrThrow({
      where: { id: actor.organizationId },
    });
    const calendar = (await calendars(db, [actor.id]))(actor.id);
    const ids = people.map(({ candidateId }) => candidateId);
    // Against their erasure meanwhile.
    await db.$queryRaw`SELECT 1 FROM "Candidate" WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR SHARE`;
    const candidates = await db.candidate.findMany({ where: { id: { in: ids } } });
    const applications = await db.application.findMany({
      where: { id: { in: people.flatMap(({ applicationId }) => applicationId ?? []) } },
      select: { id: true, candidateId: true, job: { select: { title: true } } },
    });
    const [only] = people.length === 1 ? people : [];
    const threadId = answers === undefined ? undefined : await threadOf(only?.candidateId);
    const leavesAt = new Date(Date.now() + decisionUndoSeconds * 1000);
    const refused: { candidateId: string; message: string }[] = [];
    const letterIds: string[] = [];
    for (const { letterId, candidateId, applicationId } of people) {
      const candidate = candidates.find(({ id }) => id === candidateId);
      const application = applications.find(
        (each) => each.id === applicationId && each.candidateId === candidateId,
      );
      const isThere = candidate && (applicationId === null || application);
      if (!isThere && only) throw notFound("Candidate");
      const message = isThere
        ? whyNotAsWritten(candidate, letter, { job: application?.job.title ?? "", calendar })
        : say("Not found.");
      if (message !== null && only) throw conflict(message);
      if (message === null) letterIds.push(letterId);
      else refused.push({ candidateId, message });
    }
    const written = await db.candidateLetter.createManyAndReturn({
      data: people
        .filter(({ letterId }) => letterIds.includes(letterId))
        .map(({ letterId: id, candidateId, applicationId }) => ({
          ...letter,
          id,
          candidateId,
          applicationId,
          writtenBy: actor.id,
          leavesAt,
          threadId: threadId ?? id,
        })),
      skipDuplicates: true,
    });
    for (const { id: letterId, candidateId, applicationId } of written) {
      await record(ctx, "candidate.message-written", candidateId, { letterId, applicationId });
      await emit(ctx, letterRequested, { letterId });
    }
    // What an earlier call of this page has written.
    const [known] = await db.candidateLetter.findMany({
      where: { id: { in: letterIds }, writtenBy: actor.id },
      orderBy: { leavesAt: "asc" },
      take: 1,
    });
    if (letterIds.length > 0 && !known) throw notFound("Letter");
    return { letterIds, refused, takeBackUntil: (known?.leavesAt ?? leavesAt).toISOString() };

    /** The conversation of the letter that is answered, which must be this person's. */
    async function threadOf(candidateId?: string): Promise<string> {
      const answered = await db.candidateLetter.findFirst({
        where: {
          id: answers ?? "",
          OR: [
            { candidateId: candidateId ?? "" },
            { decision: { application: { candidateId: candidateId ?? "" } } },
            { replies: { some: { candidateId: candidateId ?? "" } } },
          ],
        },
      });
      if (!answered) throw notFound("Letter");
      return answered.threadId ?? answered.id;
    }
  },
});
