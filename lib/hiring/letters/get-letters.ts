import * as z from "zod";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { mailIsSent } from "@/lib/platform/mail/send-mail";
import { LetterTemplate, templatesOf } from "./template";

/** The organization's letter templates, where replies go, and whether mail is set up. */
export const getLetters = useCase({
  name: "getLetters",
  permission: "organization:read",
  output: z.object({
    templates: z.array(LetterTemplate),
    replyTo: z.string().nullable(),
    mailIsSetUp: z.boolean(),
  }),

  run: async (ctx) => ({ ...(await storedLetters(ctx)), mailIsSetUp: mailIsSent() }),
});

export async function storedLetters({ actor, db }: Context) {
  const { letterTemplates, letterReplyTo } = await db.organization.findUniqueOrThrow({
    where: { id: actor.organizationId },
    select: { letterTemplates: true, letterReplyTo: true },
  });
  return { templates: templatesOf(letterTemplates), replyTo: letterReplyTo };
}
