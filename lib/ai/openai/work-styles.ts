import * as z from "zod";
import { foldMasks, maskCharacter } from "@/lib/language/mask";
import { workStyles } from "@/lib/language/everywhere/work-styles";
import type { StyleQuote } from "../embedded/work-styles";
import type { Dossier } from "../judging";
import type { Usage } from "../usage";
import { ask } from "./ask";
import type { OpenAiConfig } from "./config";
import { partsOf } from "./document-parts";
import { fenceRule, newFence } from "./fence";
import { tokensAtMost } from "./tokens";
import { passagesOf } from "./passages";

/** Raised whenever the prompt changes. */
export const workStylesVersion = "1";

const Answer = z.object({
  passages: z.array(z.object({ style: z.enum(workStyles), quote: z.string() })),
});

const instructions = `You look for passages in which somebody tells of something they did at work, and sort them by the work styles of O*NET: ${workStyles.join(", ")}.

${fenceRule}

- A passage tells of a deed in the person's own dated work, or in an answer: "checked every invoice against the order" is detail, "trained four apprentices" is leadership. Copy it letter for letter, at most a sentence.
- Praise of oneself tells of nothing: "team player", "detail-oriented", "strong leadership skills". Neither does a job title, a wish, a denial, or what somebody else did.
- Say nothing of styles that no passage shows. Never infer from style of writing, names, photos, hobbies, age or origin; the character ${maskCharacter} stands for removed personal data.
- At most three passages for each style, the plainest first.`;

/** Tokens reserved for the answer and what surrounds the texts. */
const tokensAround = 4_000;

/**
 * Asks a model for passages of a dossier that show a work style. The caller verifies that they are in the dossier and
 * in dated work. @throws Unanswered as `ask` does
 */
export async function askForStyles(
  config: OpenAiConfig,
  dossier: Dossier,
): Promise<{ quotes: StyleQuote[]; usage: Usage[] }> {
  const texts = [dossier.text, ...dossier.answers.map(({ text }) => text)];
  const room =
    config.contextTokens - Math.min(tokensAround, config.contextTokens / 3) - tokensAtMost(instructions);
  const quotes: StyleQuote[] = [];
  const usage: Usage[] = [];
  for (const part of partsOf(dossier, room)) {
    const fence = newFence();
    const answers = part.answers.map(({ id, start, end }) =>
      fence.around("answer", foldMasks(dossier.answers.find((one) => one.id === id)!.text.slice(start, end))),
    );
    const text = foldMasks(dossier.text.slice(part.start, part.end));
    if (!text.trim() && answers.length === 0) continue;
    const reply = await ask(config, {
      task: "work_styles",
      model: config.models.judge,
      name: "passages",
      schema: Answer,
      instructions,
      material: [fence.notice, ...answers, fence.around("document", text)].join("\n\n"),
    });
    usage.push(...reply.usage);
    quotes.push(
      ...reply.answer.passages.flatMap(({ style, quote }) =>
        passagesOf(quote, texts).map((passage) => ({ style, quote: passage })),
      ),
    );
  }
  return { quotes, usage };
}
