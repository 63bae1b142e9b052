import { Columns3, Rows3 } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/jobs.json";
import { addressOf } from "../../address";

/** Switches between a job's table and its board, keeping the filters. */
export function LayoutSwitch(props: {
  jobId: string;
  to: "table" | "board";
  query: Record<string, string | null>;
}) {
  const { jobId, to, query } = props;
  const t = useWords("jobs", en);
  const [Icon, path] = to === "board" ? ([Columns3, "/board"] as const) : ([Rows3, ""] as const);
  return (
    <Button asChild intent="quiet" size="sm">
      <Link
        href={addressOf(`/jobs/${jobId}${path}`, query)}
        prefetch={false}
        aria-label={t(`layout.${to}.label`)}
      >
        <Icon aria-hidden />
        <span className="max-sm:hidden">{t(`layout.${to}`)}</span>
      </Link>
    </Button>
  );
}
