import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { isBlind } from "@/lib/platform/blind-review/blind-candidate";
import { shownName } from "@/lib/platform/blind-review/shown-name";
import {
  FeedbackKinds,
  FormRow,
  GivenRating,
  Rating,
  Recommendations,
  formRows,
  loadRated,
} from "./feedback";

/** The form for the acting member's feedback on an application, with what they gave already. Throws `not_found`. */
export const prepareFeedback = useCase({
  name: "prepareFeedback",
  permission: "note:read",
  input: z.object({ applicationId: z.uuid(), kind: FeedbackKinds }),
  output: z.object({
    applicationId: z.uuid(),
    name: z.string(),
    headline: z.string().nullable(),
    jobTitle: z.string(),
    rows: z.array(FormRow),
    given: z
      .object({ recommendation: Recommendations, reason: z.string(), ratings: z.array(GivenRating) })
      .nullable(),
  }),

  async run(ctx, { applicationId, kind }) {
    const { actor, db } = ctx;
    const rated = await loadRated(ctx, applicationId);
    const own = await db.feedback.findFirst({
      where: { request: { applicationId, kind, userId: actor.id } },
    });
    const blind = await isBlind(db, rated.candidateId);
    return {
      applicationId,
      name: shownName(rated, rated.candidate, blind),
      headline: blind ? null : rated.candidate.headline,
      jobTitle: rated.job.title,
      rows: await formRows(ctx, rated, kind),
      given: own && {
        recommendation: own.recommendation,
        reason: own.reason,
        ratings: z.array(Rating).parse(own.ratings),
      },
    };
  },
});
