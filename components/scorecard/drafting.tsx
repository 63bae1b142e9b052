import { LoaderCircle } from "lucide-react";

/** While a draft is being written. It takes seconds; the page follows by itself, and says why it takes longer. */
export function Drafting({ delay }: { delay: string | null }) {
  return (
    <div role="status" className="flex flex-col items-center px-6 py-16 text-center">
      <LoaderCircle aria-hidden className="mb-4 size-6 animate-turn text-ink-faint" />
      <p className="text-base font-semibold">Drafting the scorecard</p>
      <p className="mt-1 max-w-[52ch] text-sm text-ink-muted">
        {delay ?? "The description is read for what the role asks for."} You can leave this page; the draft is
        kept.
      </p>
    </div>
  );
}
