import { ShieldX } from "lucide-react";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/scorecard.json";

/** Requirements of the job description that the draft leaves out, each with the reason. */
export function LeftOutList({ leftOut }: { leftOut: { text: string; reason: string }[] }) {
  const t = useWords("scorecard", en);
  if (leftOut.length === 0) return null;
  return (
    <section aria-labelledby="left-out">
      <h2 id="left-out" className="flex items-center gap-2 text-base">
        <ShieldX aria-hidden className="size-4 text-ink-faint" />
        {t("leftOut")}
      </h2>
      <ul className="mt-1 flex flex-col gap-3">
        {leftOut.map(({ text, reason }, index) => (
          <li key={index} className="text-sm">
            <p className="border-l-2 border-line-strong pl-2 break-words">{text}</p>
            <p className="mt-0.5 text-ink-muted">{reason}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
