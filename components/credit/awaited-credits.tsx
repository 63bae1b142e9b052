import { Alert } from "@/components/ui/alert";

/** How many evaluations wait for credits; nothing where none does. */
export const AwaitedCredits = ({ evaluations }: { evaluations: number }) =>
  evaluations > 0 && (
    <Alert
      tone="caution"
      title={`${evaluations} ${evaluations === 1 ? "evaluation waits" : "evaluations wait"} for credits`}
    >
      They resume by themselves once credits are added. Nothing is lost.
    </Alert>
  );
