import { Alert } from "@/components/ui/alert";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/consent.json";

const problems = [
  "problem.answered",
  "problem.expired",
  "problem.forged",
  "problem.other-user",
  "problem.signed-out",
  "problem.unknown-client",
] as const;

/** Why the request cannot be answered, that nothing was stored, and what to do next. */
export function ConsentProblemNote(props: { problem: string; restart?: string }) {
  const t = useWords("consent", en);
  const key = `problem.${props.problem}`;
  const problem = problems.find((each) => each === key) ?? "problem.forged";
  return (
    <>
      <Alert tone="caution" title={t(`${problem}.title`)}>
        {t(problem)}
      </Alert>
      {props.restart && (
        <p className="mt-4">
          <a className="text-accent-ink underline" href={props.restart}>
            {t("restart")}
          </a>
        </p>
      )}
    </>
  );
}
