import { fold } from "./fold";
import { namesWork } from "./job-words";
import { worded } from "./worded";

/** Parts two titles wherever it stands. */
const apart = worded("( / | {or} )", "iu");
/** Parts two titles where both sides name an occupation. */
const together = worded("(( )?/( )?| {and} )", "iu");

function parted(title: string): string[] {
  const parts = title.split(together);
  return parts.every((part) => namesWork(fold(part))) ? parts : [title];
}

/**
 * The occupations that a title names: "Sous Chef / Cook" and "Art Teacher and Programme Coordinator" name two, "UI/UX
 * Designer" and "Research and Development Engineer" one.
 */
export const occupationsIn = (title: string): string[] =>
  title
    .split(apart)
    .flatMap(parted)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);
