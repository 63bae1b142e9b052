import { withoutEnd } from "./letters";
import { linesIn } from "./phrases";
import { readings } from "./languages";
import { listedWords } from "./lists";

const monthNumbers = new Map(
  readings.flatMap(({ months }) =>
    linesIn(months).flatMap((line, index) => listedWords(line).map((name) => [name, index + 1] as const)),
  ),
);

/** 1 to 12 for a folded month name, with or without its full stop. */
export const monthNumber = (name: string) => monthNumbers.get(withoutEnd(name, "."));

/** A pattern of every month name, longest first so that "sept" is not read as "sep". */
export const monthPattern = [...monthNumbers.keys()].sort((a, b) => b.length - a.length).join("|");
