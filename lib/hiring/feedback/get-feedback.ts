import * as z from "zod";
import { memberName } from "@/lib/platform/access/member-name";
import { useCase } from "@/lib/platform/access/use-case";
import { isBlindIn } from "@/lib/platform/blind-review/blind-candidate";
import { shownName } from "@/lib/platform/blind-review/shown-name";
import { notFound } from "@/lib/errors";
import { shownWords } from "@/lib/judging/evaluation/in-thread";
import { Compared, compareRatings } from "./compare-ratings";
import { FeedbackKinds, Rating, Recommendations, isBlindTo, loadRated } from "./feedback";

/**
 * The feedback of people on an application: who was asked, what each gave, and how their ratings stand to one another
 * and to the evaluation. A member who is asked and has not answered sees that others gave theirs, and not what. In
 * blind review the candidate's name is masked in it. Throws `not_found`.
 */
export const getFeedback = useCase({
  name: "getFeedback",
  permission: "note:read",
  reads: true,
  input: z.object({ applicationId: z.uuid() }),
  output: z.object({
    applicationId: z.uuid(),
    name: z.string(),
    waiting: z.array(
      z.object({ name: z.string(), kind: FeedbackKinds, isYou: z.boolean(), askedAt: z.string() }),
    ),
    hidden: z.int().describe("Given by others, and shown once the caller has given theirs."),
    feedback: z.array(
      z.object({
        author: z.string(),
        isYou: z.boolean(),
        kind: FeedbackKinds,
        recommendation: Recommendations,
        reason: z.string(),
        ratings: z.array(Rating),
        givenAt: z.string(),
        editedAt: z.string().nullable(),
      }),
    ),
    yes: z.int(),
    no: z.int(),
    compared: z.array(Compared).describe("By criterion: people beside one another and the evaluation."),
  }),

  async run(ctx, { applicationId }) {
    const { actor, db } = ctx;
    const [application, blind] = await Promise.all([
      db.application.findUnique({
        where: { id: applicationId },
        select: {
          number: true,
          candidate: { select: { fullName: true } },
          feedbackRequests: { include: { feedback: true }, orderBy: { id: "asc" } },
        },
      }),
      isBlindIn(db, applicationId),
    ]);
    if (!application) throw notFound("Application");
    const requests = application.feedbackRequests;
    const given = requests.filter(({ givenAt }) => givenAt !== null);
    const shownRequests = given.filter(
      ({ userId, kind }) =>
        userId === actor.id ||
        !isBlindTo(
          actor,
          requests.filter((request) => request.kind === kind),
        ),
    );
    const visible = shownRequests.flatMap(({ feedback, givenAt, ...request }) =>
      feedback && givenAt
        ? [{ ...request, ...feedback, givenAt, ratings: z.array(Rating).parse(feedback.ratings) }]
        : [],
    );
    const [nameOf, judged] = await Promise.all([
      memberName(
        db,
        requests.map(({ userId }) => userId),
      ),
      // Nothing to compare without it.
      visible.length > 0 ? loadRated(ctx, applicationId).then((rated) => rated.judged) : [],
    ]);
    const { fullName } = application.candidate;
    const shown = await shownWords(
      blind,
      visible.flatMap(({ reason, ratings }) => [reason, ...ratings.map(({ note }) => note)]),
      { profile: null, knownNames: fullName === null ? [] : [fullName] },
    );
    const count = (wanted: string) =>
      visible.filter(({ recommendation }) => recommendation === wanted).length;
    return {
      applicationId,
      name: shownName(application, application.candidate, blind),
      waiting: requests
        .filter(({ givenAt }) => givenAt === null)
        .map(({ userId, kind, askedAt }) => ({
          name: nameOf(userId),
          kind,
          isYou: userId === actor.id,
          askedAt: askedAt.toISOString(),
        })),
      hidden: given.length - visible.length,
      feedback: visible.map(({ userId, kind, recommendation, reason, ratings, givenAt, editedAt }) => ({
        author: nameOf(userId),
        isYou: userId === actor.id,
        kind,
        recommendation,
        reason: shown(reason),
        ratings: ratings.map((rating) => ({ ...rating, note: shown(rating.note) })),
        givenAt: givenAt.toISOString(),
        editedAt: editedAt?.toISOString() ?? null,
      })),
      yes: count("yes"),
      no: count("no"),
      compared: compareRatings(
        visible,
        new Map(judged.map(({ criterion, points }) => [criterion.id, points])),
      ),
    };
  },
});
