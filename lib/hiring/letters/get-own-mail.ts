import * as z from "zod";
import { useCase } from "@/lib/platform/access/use-case";
import { partsOf } from "@/lib/records/candidates/erasable";
import { holderOf } from "@/lib/hiring/rights/own-link";
import { MailItem, mailWith, Received } from "./get-conversation";

/**
 * The mail with whoever a link was mailed to, for their own page, oldest first: letters that were sent and what came
 * back, as in `exportOwnData`, with names filled in. Throws not_found for a link that does not work.
 */
export const getOwnMail = useCase({
  name: "getOwnMail",
  permission: "candidate:self",
  input: z.object({ token: z.string().max(200) }),
  output: z.object({
    items: z.array(
      z.discriminatedUnion("from", [
        MailItem.extend({ from: z.literal("us") }),
        MailItem.extend({ from: z.literal("them"), replyId: z.uuid(), ...Received }),
      ]),
    ),
  }),

  async run(ctx, { token }) {
    const parts = await partsOf(ctx.db, await holderOf(ctx, token));
    return { items: await mailWith(ctx.db, parts, { blind: false, sent: true }) };
  },
});
