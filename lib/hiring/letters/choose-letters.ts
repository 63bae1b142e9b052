import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { overtaken } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { digestOf } from "@/lib/platform/security/digest";
import { storedLetters } from "./get-letters";
import { LetterTemplates } from "./template";
import { sentence } from "@/lib/say";

const Letters = z.object({
  templates: LetterTemplates,
  replyTo: z.email(sentence("This is not an e-mail address.")).max(254).nullable(),
});

/**
 * Sets the letter templates, and where replies go: with null, to the member who decided. Throws `conflict` when they
 * differ from those the caller was shown.
 */
export const chooseLetters = useCase({
  name: "chooseLetters",
  permission: "organization:administer",
  input: Letters.extend({ shown: Letters.optional().describe("The letters shown when editing began.") }),
  output: Letters,

  async run(ctx, { shown, ...chosen }) {
    const { organizationId } = ctx.actor;
    // Locks the row, so that the second of two concurrent changes is compared with the first.
    await ctx.db.$queryRaw`SELECT 1 FROM "Organization" WHERE id = ${organizationId}::uuid FOR NO KEY UPDATE`;
    if (shown && digestOf(shown) !== digestOf(await storedLetters(ctx))) throw overtaken();
    await ctx.db.organization.updateMany({
      where: { id: organizationId },
      data: { letterTemplates: chosen.templates, letterReplyTo: chosen.replyTo },
    });
    await record(ctx, "organization.letters-chosen", organizationId, { templates: chosen.templates.length });
    return chosen;
  },
});
