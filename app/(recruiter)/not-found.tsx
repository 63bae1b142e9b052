import { FileQuestion } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** Within the frame, so that the way on stays where it was. */
export default function NotFound() {
  return (
    <EmptyState
      icon={FileQuestion}
      title="There is nothing at this address"
      className="py-32"
      action={
        <Button asChild>
          <Link href="/jobs">Go to the jobs</Link>
        </Button>
      }
    >
      It may have been removed, or it belongs to another organization than the one you have open.
    </EmptyState>
  );
}
