import Link from "next/link";
import { Button } from "./button";

/** How many there are, and the way on. Back is the browser's where the list does not say the page before. */
export function Pager(props: {
  shown: number;
  total: number;
  /** Counted no further: that many or more. */
  capped?: boolean;
  noun: [string, string];
  next: string | null;
  previous?: string | null;
  first: string | null;
}) {
  if (props.total === 0) return null;
  return (
    <div className="flex min-h-12 items-center justify-between gap-4 border-t border-line px-4 text-sm text-ink-muted sm:px-6">
      <p className="tabular-nums">
        {props.shown < props.total
          ? `${props.shown} of ${props.total}${props.capped ? "+" : ""}`
          : props.total}{" "}
        {props.total === 1 ? props.noun[0] : props.noun[1]}
      </p>
      <div className="flex gap-2">
        {props.first && (
          <Button asChild size="sm">
            <Link href={props.first}>First page</Link>
          </Button>
        )}
        {props.previous && (
          <Button asChild size="sm">
            <Link href={props.previous}>Previous page</Link>
          </Button>
        )}
        {props.next && (
          <Button asChild size="sm">
            <Link href={props.next}>Next page</Link>
          </Button>
        )}
      </div>
    </div>
  );
}
