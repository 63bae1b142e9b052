import Link from "next/link";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/pager.json";
import { Button } from "./button";

type Noun = "application" | "candidate" | "entry" | "import" | "job" | "person" | "rediscovery";

/** The count, and links to the next and the first page. Going back is left to the browser. */
export function Pager(props: {
  shown: number;
  total: number;
  /** Counting stopped at `total`: there may be more. */
  capped?: boolean;
  noun: Noun;
  next: string | null;
  /** The list loads more automatically: the next link is for browsers without JavaScript. */
  endless?: boolean;
  first: string | null;
}) {
  const { shown, total, noun } = props;
  const t = useWords("pager", en);
  if (total === 0) return null;
  const onward = props.next && (
    <Button asChild size="sm">
      <Link href={props.next}>{t("next")}</Link>
    </Button>
  );
  return (
    <div className="flex min-h-12 items-center justify-between gap-4 border-t border-line px-4 text-sm text-ink-muted sm:px-6">
      <p className="tabular-nums">
        {shown < total
          ? t(`part.${noun}`, { shown, total, capped: props.capped ? "yes" : "no" })
          : t(`all.${noun}`, { total })}
      </p>
      <div className="flex gap-2">
        {props.first && (
          <Button asChild size="sm">
            <Link href={props.first}>{t("first")}</Link>
          </Button>
        )}
        {props.endless ? <noscript>{onward}</noscript> : onward}
      </div>
    </div>
  );
}
