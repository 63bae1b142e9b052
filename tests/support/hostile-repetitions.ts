import { type AST, RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import { thorough } from "./thorough";

/** A text that a pattern is slow on, if it is slow on any: repetitions that almost match it. */
export type Repetitions = { before: string; unit: string; between: string; second: string; after: string };

/** The text of about `length` characters; with a second unit, half of it is the first and half the second. */
export function textOf({ before, unit, between, second, after }: Repetitions, length: number): string {
  const times = (text: string) => text && text.repeat(Math.ceil(length / (second ? 2 : 1) / text.length));
  return before + times(unit) + between + times(second) + after;
}

/** What texts are made of, beside the characters that a pattern names. */
const alphabet = [..."aAzéßя中0 -.\n\t,:/(')_\u00a0\u0301•"];

/** Samples of each element, attacks of each pattern, and what follows the repetitions. */
const [mostSamples, mostAttacks] = thorough ? [8, 2_000] : [4, 60];
const endings = ["\u0001", "\n", ...(thorough ? [""] : [])];

/**
 * Hostile repetitions made from the pattern itself: of everything that it repeats, alone, with what precedes and
 * follows it, and followed by repetitions of what it repeats next; preceded by what the pattern needs before it, and
 * followed by something that it cannot match. Of alternatives that differ only in their words, one is tried.
 */
export function hostileRepetitions(pattern: RegExp): Repetitions[] {
  const tree = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(pattern.source, 0, undefined, {
    unicode: pattern.unicode,
    unicodeSets: pattern.unicodeSets,
  });
  const sample = samplerFor(pattern, tree);
  const attacks = new Map<string, Repetitions>();
  const add = (before: string, unit: string, between = "", second = "") => {
    if (!unit) return;
    for (const after of endings) {
      const attack = { before: before.slice(-80), unit, between, second, after };
      attacks.set(JSON.stringify(attack), attack);
    }
  };
  const visit = (alternatives: readonly AST.Alternative[], before: string) => {
    for (const alternative of unlike(alternatives)) {
      const { elements } = alternative;
      const first = (from: number, to: number) =>
        elements
          .slice(from, to)
          .map((element) => sample(element, 1)[0] ?? "")
          .join("");
      for (const [at, element] of elements.entries()) {
        const leading = first(0, at);
        if (element.type === "Quantifier" && element.max > 1) {
          const following = elements.findIndex(
            (next, i) => i > at && next.type === "Quantifier" && next.max > 1,
          );
          for (const unit of sample(element.element, mostSamples)) {
            add(before + leading, unit);
            add(before, leading + unit);
            for (const next of [at + 2, at + 3, at + 4]) add(before + leading, unit + first(at + 1, next));
            for (const next of elements.slice(at + 1, at + 2))
              for (const separator of sample(next, mostSamples)) add(before + leading, unit + separator);
            if (following > 0)
              for (const second of sample((elements[following] as AST.Quantifier).element, mostSamples))
                add(before + leading, unit, first(at + 1, following), second);
          }
        }
        const inner = element.type === "Quantifier" ? element.element : element;
        if ("alternatives" in inner) visit(inner.alternatives, before + leading);
      }
      for (const whole of sample(alternative, mostSamples))
        for (const separator of ["", " ", "\n"]) add(before, whole + separator);
    }
  };
  visit(tree.alternatives, "");
  const all = [...attacks.values()];
  const step = Math.max(1, all.length / mostAttacks);
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

/** One alternative of each shape: "nurs\p{L}*" and "medic\p{L}*" are alike. */
const unlike = (alternatives: readonly AST.Alternative[]) => [
  ...new Map(
    alternatives.map((each) => [each.raw.replace(/(?<!\\)[a-z\u00df-\u024f]+/g, "w"), each] as const),
  ).values(),
];

/** Returns texts that an element matches, at most so many, as different as possible. */
function samplerFor(pattern: RegExp, tree: AST.Pattern) {
  const named = new Set<string>();
  visitRegExpAST(tree, { onCharacterEnter: ({ value }) => named.add(String.fromCodePoint(value)) });
  const flags = pattern.flags.replace(/[gmy]/g, "");
  const characters = new Map<string, string[]>();
  const charactersIn = (raw: string) => {
    const one = new RegExp(`^(?:${raw})$`, flags);
    const inRaw = (character: string) => (raw.includes(character) ? 0 : 1);
    return [...new Set([...alphabet, ...named])]
      .filter((character) => one.test(character))
      .sort((a, b) => inRaw(a) - inRaw(b));
  };
  const sample = (node: AST.Element | AST.Alternative, most: number): string[] => {
    switch (node.type) {
      case "Alternative":
        return node.elements.reduce(
          (texts, element) => {
            const parts = sample(element, most);
            const count = Math.max(texts.length, parts.length);
            return Array.from(
              { length: count },
              (_, i) => texts[i % texts.length]! + (parts[i % parts.length] ?? ""),
            );
          },
          [""],
        );
      case "Group":
      case "CapturingGroup": {
        const shapes = unlike(node.alternatives);
        const each = Math.ceil(most / shapes.length);
        return shapes.flatMap((alternative) => sample(alternative, each)).slice(0, most);
      }
      case "Quantifier": {
        const times = Math.min(Math.max(node.min, 1), 12);
        const texts = sample(node.element, most).map((text) => text.repeat(times));
        return node.min === 0 ? [...texts, ""] : texts;
      }
      case "Character":
        return [String.fromCodePoint(node.value)];
      case "CharacterClass":
      case "CharacterSet":
      case "ExpressionCharacterClass": {
        if (!characters.has(node.raw)) characters.set(node.raw, charactersIn(node.raw));
        return characters.get(node.raw)!.slice(0, most);
      }
      default:
        return [""];
    }
  };
  return (node: AST.Element | AST.Alternative, most: number) => [...new Set(sample(node, most))];
}

/** Milliseconds below which nothing is slow, and above which a text of up to 1,000 characters is. */
const [unnoticed, stuck] = [8, 60];

/**
 * Returns a function that measures a pattern on repetitions: the milliseconds by length if it needs more than linear
 * time to find all matches, or null. Ten times the text may take twenty times as long. Shorter texts come first because
 * some patterns would not end on longer ones, and because they show that most need no long one.
 */
export function growthOf({ source, flags }: RegExp) {
  const pattern = new RegExp(source, flags.replace("g", "") + "g");
  return (repetitions: Repetitions): Record<number, number> | null => {
    const at = (length: number) => milliseconds(pattern, textOf(repetitions, length));
    for (const length of [24, 32, 40, 50, 64, 80, 100, 130, 160, 200, 260, 320]) {
      const time = at(length);
      if (time > stuck) return { [length]: time };
    }
    const short = Math.min(at(1_000), at(1_000));
    if (short > stuck) return { 1_000: short };
    const mayGrow = short > unnoticed / 200 && (thorough || at(3_000) > 4 * short);
    const long = mayGrow ? at(10_000) : 0;
    if (long <= unnoticed || long <= 20 * short) return null;
    // One disturbed measurement looks like growth: four times the text takes a linear pattern four times as long, a
    // quadratic one sixteen times.
    const longest = long > 10 * stuck ? Infinity : at(40_000);
    return longest > 8 * long ? { 1_000: short, 10_000: long, 40_000: longest } : null;
  };
}

/** CPU time, which other work on the machine does not lengthen; if it is noticeable, the least of three. */
function milliseconds(pattern: RegExp, text: string): number {
  let least = Infinity;
  let tries = 0;
  do {
    const before = process.cpuUsage();
    text.replace(pattern, "");
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
    tries++;
  } while (tries < 3 && least > unnoticed && least < 10 * stuck);
  return least;
}
