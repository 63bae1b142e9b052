import * as z from "zod";
import { env } from "@/lib/env";
import { memberName } from "@/lib/platform/access/member-name";
import { useCase } from "@/lib/platform/access/use-case";
import { blindCandidatesOf } from "@/lib/platform/blind-review/blind-candidate";
import { poolName } from "@/lib/platform/blind-review/pool-name";
import { shownName } from "@/lib/platform/blind-review/shown-name";
import { publicNotice } from "@/lib/hiring/rights/publish-notice";
import { addressedAs } from "./addressed-as";
import { calendars } from "./calendars";
import { placeholders } from "./fill-in";
import { ownPageLine } from "./own-page-line";
import { LetterTemplate, TemplateKinds, templatesOf } from "./template";
import { whyNoLetter, whyNotAlone } from "./why-no-letter";

/**
 * What a page needs for writing letters with decisions, or messages: the templates, and for each applicant, or for one
 * person who has not applied, the values of the placeholders, or why they cannot be written to. In blind review the
 * name is hidden.
 */
export const prepareLetters = useCase({
  name: "prepareLetters",
  permission: "application:decide",
  input: z.object({
    applicationIds: z.array(z.uuid()).max(500),
    candidateId: z.uuid().optional().describe("To write to them about no application."),
    kind: TemplateKinds,
  }),
  output: z.object({
    templates: z.array(LetterTemplate),
    ownPageLine: z
      .string()
      .nullable()
      .describe("Follows the text of a letter with a decision, with a link; null without a public notice."),
    repliesTo: z.string().nullable().describe("An address; null for the candidate's page here."),
    people: z.array(
      z.object({
        candidateId: z.uuid(),
        applicationId: z.uuid().nullable(),
        fields: z.record(z.enum(placeholders), z.string()),
        refusal: z.string().nullable(),
      }),
    ),
  }),

  async run(ctx, { applicationIds, candidateId, kind }) {
    const { actor, db } = ctx;
    const { name, letterTemplates, letterReplyTo } = await db.organization.findUniqueOrThrow({
      where: { id: actor.organizationId },
      select: { name: true, letterTemplates: true, letterReplyTo: true },
    });
    const person = {
      id: true,
      number: true,
      fullName: true,
      email: true,
      erasedAt: true,
      optedOutAt: true,
    } as const;
    const found = await db.application.findMany({
      where: { id: { in: applicationIds } },
      select: {
        id: true,
        number: true,
        candidateId: true,
        candidate: { select: person },
        job: { select: { title: true } },
      },
    });
    // In the order of the selection.
    const rows = applicationIds.flatMap((id) => found.find((row) => row.id === id) ?? []);
    const alone = candidateId
      ? await db.candidate.findMany({ where: { id: candidateId }, select: person })
      : [];
    const blind = await blindCandidatesOf(db, [...rows, ...alone.map(({ id }) => ({ candidateId: id }))]);
    const own = {
      organization: name,
      recruiter: (await memberName(db, [actor.id]))(actor.id),
      calendar: (await calendars(db, [actor.id]))(actor.id),
    };
    const writer = await db.user.findFirst({ where: { id: actor.id }, select: { email: true } });
    return {
      repliesTo: letterReplyTo ?? (env.REPLY_DOMAIN ? null : (writer?.email ?? null)),
      templates: templatesOf(letterTemplates).filter((template) => template.kind === kind),
      ownPageLine: kind === "message" ? null : (await publicNotice(ctx)) && ownPageLine(),
      people: [
        ...rows.map((row) => ({
          candidateId: row.candidateId,
          applicationId: row.id,
          fields: {
            ...own,
            candidate: blind.has(row.candidateId)
              ? shownName(row, row.candidate, true)
              : addressedAs(row.candidate),
            job: row.job.title,
          },
          refusal: whyNoLetter(row.candidate),
        })),
        ...alone.map((row) => ({
          candidateId: row.id,
          applicationId: null,
          fields: {
            ...own,
            candidate: blind.has(row.id) ? poolName(row, true) : addressedAs(row),
            job: "",
          },
          refusal: whyNoLetter(row) ?? whyNotAlone(row),
        })),
      ],
    };
  },
});
