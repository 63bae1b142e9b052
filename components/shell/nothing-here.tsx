import { FileQuestion } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** The same for what never was, what is gone, and what belongs to someone else. */
export const NothingHere = ({ className }: { className?: string }) => (
  <EmptyState
    icon={FileQuestion}
    title="There is nothing at this address"
    className={className}
    action={
      <Button asChild>
        <Link href="/jobs">Go to the jobs</Link>
      </Button>
    }
  >
    It may have been removed, or it belongs to another organization than the one you have open.
  </EmptyState>
);
