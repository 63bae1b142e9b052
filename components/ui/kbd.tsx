import { cn } from "./cn";

const names: Record<string, string> = { enter: "Enter", escape: "Esc", mod: "Ctrl" };

/** Keys as they are pressed: "a", "mod+k", or one after the other: "g j". */
export function Kbd({ keys, className }: { keys: string; className?: string }) {
  return (
    <span className={cn("inline-flex shrink-0 gap-0.5", className)}>
      {keys.split(/[ +]/).map((key, index) => (
        <kbd
          key={index}
          className="inline-grid h-4.5 min-w-4.5 place-items-center rounded-xs border border-line-strong px-1 font-sans text-xs leading-none text-ink-muted"
        >
          {names[key] ?? (key.length === 1 ? key.toUpperCase() : key)}
        </kbd>
      ))}
    </span>
  );
}
