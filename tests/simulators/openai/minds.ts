import type { Mind } from "./server";

type Asked = { criterion: string; name: string; skills?: string[][] };

/** What a request gives a judge to read, taken from it as a model would: by its own wording. */
export function readRequest(content: string) {
  const criteria = JSON.parse(/Criteria:\n(\[[\s\S]*?\n\])/.exec(content)?.[1] ?? "[]") as Asked[];
  const material = [...content.matchAll(/<(data-[0-9a-f]+) kind="(?:document|answer)">\n([\s\S]*?)\n<\/\1>/g)]
    .map((match) => match[2] ?? "")
    .join("\n");
  return {
    criteria,
    lines: material
      .split("\n")
      // The labels are ours, not the candidate's.
      .map((line) => line.replace(/^(?:Question|Answer):/, "").trim())
      .filter(Boolean),
  };
}

/** Judges honestly and simply: a criterion is met when a line names it or one of its skills. */
export const honestMind: Mind = ({ messages }) => {
  const { criteria, lines } = readRequest(messages.at(-1)!.content);
  return JSON.stringify({
    assessments: criteria.map(({ criterion, name, skills = [] }) => {
      const words = [name, ...skills.flat()].map((word) => word.toLowerCase());
      const line = lines.find((candidate) => words.some((word) => candidate.toLowerCase().includes(word)));
      return line
        ? {
            criterion,
            verdict: "met",
            rating: 3,
            confidence: 0.8,
            reason: "A line of the document names it.",
            quotes: [line],
            question: null,
          }
        : {
            criterion,
            verdict: "not_evidenced",
            rating: null,
            confidence: 0.6,
            reason: "Nothing names it.",
            quotes: [],
            question: `Have you worked with ${name}?`,
          };
    }),
  });
};

const orders =
  /\b(?:ignore|disregard|forget|override|rate|score|give|mark|assess|output|respond|answer|set|treat|grant|award|instruction|system prompt|you (?:must|are|should)|verdict|ignoriere|bewerte|ignorez|notez|ignora|puntúa|ignore as|avalie)\b/i;

/**
 * A model without any judgement of its own: whatever in the candidate's text sounds like an order is obeyed, to the
 * candidate's advantage, as far as the answer's schema allows. Every criterion is then met in full, and what the
 * candidate wrote and ordered is quoted. Without an order it judges honestly.
 */
export const obedientMind = obeying((line) => orders.test(line));

/** The same for orders that are known by another sign than their words. */
export function obeying(isOrder: (line: string) => boolean): Mind {
  return (request) => {
    const { criteria, lines } = readRequest(request.messages.at(-1)!.content);
    const order = lines.find(isOrder);
    if (!order) return honestMind(request);
    return JSON.stringify({
      assessments: criteria.map(({ criterion, name }) => ({
        criterion,
        verdict: "met",
        rating: 4,
        confidence: 1,
        reason: `As instructed: ${order}`,
        quotes: [order, `Ten years of outstanding ${name}`],
        question: null,
      })),
    });
  };
}
