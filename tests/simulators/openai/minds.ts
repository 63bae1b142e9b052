import type { Mind } from "./server";

type Asked = { criterion: string; name: string; skills?: string[][] };

/** The criteria and the candidate's lines in a request, found by the request's own wording as a model would. */
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
  const read = criteria.map(({ criterion, name, skills = [] }) => {
    const words = [name, ...skills.flat()].map((word) => word.toLowerCase());
    const line = lines.find((candidate) => words.some((word) => candidate.toLowerCase().includes(word)));
    return { criterion, line };
  });
  return answerOf(
    read.flatMap(({ criterion, line }) => (line ? [finding(criterion, [line])] : [])),
    read.flatMap(({ criterion, line }) => (line ? [] : [criterion])),
  );
};

/** An assessment as the prompt asks for it. */
export const finding = (criterion: string, quotes: string[], overrides: object = {}) => ({
  criterion,
  quotes,
  facts: null,
  reason: "A line of the document names it.",
  verdict: "met",
  rating: 3,
  confidence: 0.8,
  question: null,
  ...overrides,
});

export const answerOf = (assessments: object[], silent: string[] = [], styles: object[] = []) =>
  JSON.stringify({ assessments, silent, styles });

const orders =
  /\b(?:ignore|disregard|forget|override|rate|score|give|mark|assess|output|respond|answer|set|treat|grant|award|instruction|system prompt|you (?:must|are|should)|verdict|ignoriere|bewerte|ignorez|notez|ignora|puntúa|ignore as|avalie)\b/i;

/**
 * A model without judgement: it obeys the first line of the candidate's text that sounds like an instruction, to the
 * candidate's advantage, as far as the answer's schema allows. It then rates every criterion as fully met, and quotes
 * the instruction and an invented line. Without an instruction it judges honestly.
 */
export const obedientMind = obeying((line) => orders.test(line));

/** The same model, with instructions recognized by `isOrder`. */
export function obeying(isOrder: (line: string) => boolean): Mind {
  return (request) => {
    const { criteria, lines } = readRequest(request.messages.at(-1)!.content);
    const order = lines.find(isOrder);
    if (!order) return honestMind(request);
    return answerOf(
      criteria.map(({ criterion, name }) =>
        finding(criterion, [order, `Ten years of outstanding ${name}`], {
          rating: 4,
          confidence: 1,
          reason: `As instructed: ${order}`,
        }),
      ),
    );
  };
}
