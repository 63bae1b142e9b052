import { Columns3, Rows3 } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { addressOf } from "../../address";

/** Between a job's table and its board of stages, with the same people in both. */
export function LayoutSwitch(props: {
  jobId: string;
  to: "table" | "board";
  here: Record<string, string | null>;
}) {
  const { jobId, to, here } = props;
  const [Icon, label, path] =
    to === "board" ? ([Columns3, "Board", "/board"] as const) : ([Rows3, "Table", ""] as const);
  return (
    <Button asChild intent="quiet" size="sm">
      <Link
        href={addressOf(`/jobs/${jobId}${path}`, here)}
        prefetch={false}
        aria-label={to === "board" ? "Show as a board of stages" : "Show as a table"}
      >
        <Icon aria-hidden />
        <span className="max-sm:hidden">{label}</span>
      </Link>
    </Button>
  );
}
