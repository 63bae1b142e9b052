import { EyeOff } from "lucide-react";
import type { ReadDocument } from "@/lib/documents/document";

type Hidden = ReadDocument["hidden"];

const hiddenWords: Record<Hidden[number]["reason"], string> = {
  invisible_rendering: "drawn as invisible text",
  low_contrast: "transparent, or in the colour of its background",
  tiny: "too small to see",
  off_page: "outside the page",
  covered: "covered by something",
  vanished: "marked as hidden",
};

/** What a document holds and nobody sees, named as such. Nothing where there is none. */
export function HiddenText({ hidden }: { hidden: Hidden }) {
  if (hidden.length === 0) return null;
  return (
    <section
      aria-labelledby="hidden-text"
      className="rounded-lg border border-dashed border-partly/60 bg-partly-wash px-4 py-3"
    >
      <h3 id="hidden-text" className="flex items-center gap-2 text-sm">
        <EyeOff aria-hidden className="size-4 text-partly" />
        Hidden text
      </h3>
      <p className="mt-0.5 text-sm text-ink-muted">
        A person looking at the document does not see this. It was kept out of the evaluation.
      </p>
      <ul className="mt-2 flex flex-col gap-2">
        {hidden.map((piece, index) => (
          <li key={index} className="text-sm">
            <span className="text-xs text-ink-muted">
              Page {piece.page}, {hiddenWords[piece.reason]}
            </span>
            <p className="break-words whitespace-pre-wrap">{piece.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
