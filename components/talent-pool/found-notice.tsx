import Link from "next/link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { people } from "./words";

/** On a job: whom the pool was searched for and who waits there for a yes. */
export function FoundNotice(props: {
  rediscovery: { rediscoveryId: string; found: number; byService: boolean };
  className?: string;
}) {
  const { rediscoveryId, found, byService } = props.rediscovery;
  return (
    <Alert
      className={props.className}
      title={`Rediscovery found ${people(found)}`}
      action={
        <Button asChild size="sm">
          <Link href={`/talent-pool/${rediscoveryId}`}>Look at them</Link>
        </Button>
      }
    >
      {byService && "The talent pool was searched when the scorecard was published. "}
      Nobody is added to the job or evaluated until you choose them.
    </Alert>
  );
}
