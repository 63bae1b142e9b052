import { cn } from "./cn";

/** Initials instead of a photo; for a pseudonym ("Candidate 14", "Person 14 ohne Namen") its number. */
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

/** The first letter by code point, not by UTF-16 unit. */
const first = (word = "") => (Array.from(word)[0] ?? "").toLocaleUpperCase();
