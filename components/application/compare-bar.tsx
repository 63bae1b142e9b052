import Link from "next/link";
import { Button } from "@/components/ui/button";

type Chosen = { applicationId: string; name: string };

/** Who was chosen to be compared: with two, the way to what sets them apart. */
export function CompareBar({ chosen, clear }: { chosen: Chosen[]; clear: () => void }) {
  const [first, other] = chosen;
  if (!first) return null;
  return (
    <div
      role="status"
      className="sticky bottom-3 z-10 my-3 flex max-w-[calc(100%-2rem)] items-center gap-3 self-center rounded-lg bg-raised px-3 py-2 text-sm shadow-float"
    >
      <span className="min-w-0 truncate">
        <bdi>{first.name}</bdi>
        {other ? (
          <>
            {" and "}
            <bdi>{other.name}</bdi>
          </>
        ) : (
          <span className="text-ink-muted">: choose another to compare with</span>
        )}
      </span>
      {other && (
        <Button asChild size="sm">
          <Link href={`/applications/${first.applicationId}/against/${other.applicationId}`}>Compare</Link>
        </Button>
      )}
      <Button intent="quiet" size="sm" onClick={clear}>
        Clear
      </Button>
    </div>
  );
}
