import { cn } from "./cn";

/** No photos: initials on a neutral ground; a pseudonym ("Candidate 14", "Person 14 ohne Namen") shows its number. */
export function Initials({ name, className }: { name: string; className?: string }) {
  const pseudonym = /^\D+ (\d+)\b\D*$/.exec(name)?.[1];
  const words = name.trim().split(/\s+/u);
  const letters =
    pseudonym ?? [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => first(word)).join("");
  return (
    <span aria-hidden className={cn("initials", className)}>
      <span
        className={letters.length > 3 ? "text-[0.65em]" : letters.length > 2 ? "text-[0.85em]" : undefined}
      >
        {letters}
      </span>
    </span>
  );
}

/** The first letter as people count letters, not code units. */
const first = (word = "") => (Array.from(word)[0] ?? "").toLocaleUpperCase();
