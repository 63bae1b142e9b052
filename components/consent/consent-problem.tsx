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

/**
 * Why the request cannot be answered, that nothing was stored, and what to do next.
 *
 * @param props.goesOn where an answer given just now leads: it counts, and the page goes there
 */
export function ConsentProblemNote(props: { problem: string; restart?: string; goesOn?: string }) {
  const t = useWords("consent", en);
  const key = `problem.${props.problem}`;
  const problem = problems.find((each) => each === key) ?? "problem.forged";
  return (
    <>
      {props.goesOn ? (
        <Alert title={t("answered")}>
          {t("answered.on")}{" "}
          <a className="underline" href={props.goesOn}>
            {t("answered.back")}
          </a>
        </Alert>
      ) : (
        <Alert tone="caution" title={t(`${problem}.title`)}>
          {t(problem)}
        </Alert>
      )}
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
