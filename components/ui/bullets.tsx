import type { ComponentProps } from "react";
import { cn } from "./cn";

/** A bulleted list. */
export const Bullets = ({ className, ...props }: ComponentProps<"ul">) => (
  <ul
    className={cn(
      "flex list-disc flex-col gap-1 pl-4 text-sm text-ink-muted marker:text-ink-faint",
      className,
    )}
    {...props}
  />
);

/** A bulleted list of sentences, such as the effects of an act. */
export const Sentences = ({ of, ...props }: ComponentProps<"ul"> & { of: string[] }) => (
  <Bullets {...props}>
    {of.map((sentence, index) => (
      <li key={index} className="break-words">
        {sentence}
      </li>
    ))}
  </Bullets>
);
