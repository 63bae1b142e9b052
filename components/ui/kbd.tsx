import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/ui.json";
import { cn } from "./cn";

const named = ["enter", "escape", "mod", "space"] as const;

/** Keys to press: "a", together "mod+k", or in sequence "g j". */
export function Kbd(props: { keys: string; onAccent?: boolean; className?: string }) {
  const { keys, onAccent, className } = props;
  const t = useWords("ui", en);
  const nameOf = (key: string) => {
    const name = named.find((special) => special === key);
    return name ? t(`key.${name}`) : key.length === 1 ? key.toUpperCase() : key;
  };
  return (
    <span className={cn("inline-flex shrink-0 gap-0.5", className)}>
      {keys.split(/ |(?<=\w)\+/).map((key, index) => (
        <kbd
          key={index}
          className={cn(
            "inline-grid h-4.5 min-w-4.5 place-items-center rounded-xs border px-1 font-sans text-xs leading-none",
            onAccent ? "border-on-accent/40 text-on-accent" : "border-line-strong text-ink-muted",
          )}
        >
          {nameOf(key)}
        </kbd>
      ))}
    </span>
  );
}
