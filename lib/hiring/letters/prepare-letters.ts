import * as z from "zod";
import { memberName } from "@/lib/platform/access/member-name";
import { useCase } from "@/lib/platform/access/use-case";
import { blindCandidatesOf } from "@/lib/platform/blind-review/blind-candidate";
import { shownName } from "@/lib/platform/blind-review/shown-name";
import { publicNotice } from "@/lib/hiring/rights/publish-notice";
import { addressedAs } from "./addressed-as";
import { LetterKinds } from "@/lib/judging/states/status";
import { placeholders } from "./fill-in";
import { ownPageLine } from "./own-page-line";
import { LetterTemplate, templatesOf } from "./template";
import { whyNoLetter } from "./why-no-letter";

/**
 * What a page needs for writing letters with decisions: the templates, and for each applicant the values of the
 * placeholders, or why they cannot be written to. In blind review the name is hidden.
 */
export const prepareLetters = useCase({
  name: "prepareLetters",
  permission: "application:decide",
  input: z.object({ applicationIds: z.array(z.uuid()).min(1).max(500), kind: LetterKinds }),
  output: z.object({
    templates: z.array(LetterTemplate),
    ownPageLine: z
      .string()
      .nullable()
      .describe("Follows the text, with a link; null without a public notice."),
    people: z.array(
      z.object({
        applicationId: z.uuid(),
        fields: z.record(z.enum(placeholders), z.string()),
        refusal: z.string().nullable(),
      }),
    ),
  }),

  async run(ctx, { applicationIds, kind }) {
    const { actor, db } = ctx;
    const { name, letterTemplates } = await db.organization.findUniqueOrThrow({
      where: { id: actor.organizationId },
      select: { name: true, letterTemplates: true },
    });
    const rows = await db.application.findMany({
      where: { id: { in: applicationIds } },
      select: {
        id: true,
        number: true,
        candidateId: true,
        candidate: { select: { fullName: true, email: true, erasedAt: true } },
        job: { select: { title: true } },
      },
    });
    const blind = await blindCandidatesOf(db, rows);
    const recruiter = (await memberName(db, [actor.id]))(actor.id);
    return {
      templates: templatesOf(letterTemplates).filter((template) => template.kind === kind),
      ownPageLine: (await publicNotice(ctx)) && ownPageLine(),
      people: rows.map((row) => ({
        applicationId: row.id,
        fields: {
          candidate: blind.has(row.candidateId)
            ? shownName(row, row.candidate, true)
            : addressedAs(row.candidate),
          job: row.job.title,
          organization: name,
          recruiter,
        },
        refusal: whyNoLetter(row.candidate),
      })),
    };
  },
});
