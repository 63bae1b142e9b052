import * as z from "zod";
import { useCase } from "@/lib/access/use-case";
import { record } from "@/lib/events/record";
import { LetterTemplates } from "./template";
import { sentence } from "@/lib/say";

const Letters = z.object({
  templates: LetterTemplates,
  replyTo: z.email(sentence("This is not an e-mail address.")).max(254).nullable(),
});

/** Sets the letter templates, and where replies go: with null, to the member who decided. */
export const chooseLetters = useCase({
  name: "chooseLetters",
  permission: "organization:administer",
  input: Letters,
  output: Letters,

  async run(ctx, chosen) {
    const { organizationId } = ctx.actor;
    await ctx.db.organization.updateMany({
      where: { id: organizationId },
      data: { letterTemplates: chosen.templates, letterReplyTo: chosen.replyTo },
    });
    await record(ctx, "organization.letters-chosen", organizationId, { templates: chosen.templates.length });
    return chosen;
  },
});
