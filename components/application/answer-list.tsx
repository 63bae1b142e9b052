import { Highlighted } from "./highlighted";
import type { Quoted, ShownApplication } from "./shown";

/** The candidate's answers to the application questions, with quotes highlighted. */
export function AnswerList(props: Quoted & { answers: ShownApplication["answers"] }) {
  return (
    <dl className="flex max-w-[72ch] flex-col gap-5 text-sm">
      {props.answers.map(({ answerId, question, text }) => (
        <div key={answerId}>
          <dt className="font-medium break-words">{question}</dt>
          <dd className="mt-1 break-words whitespace-pre-wrap text-ink-muted">
            <Highlighted
              {...props}
              text={text}
              from={0}
              to={text.length}
              quotes={props.quotes.filter(({ source }) => source === `answer:${answerId}`)}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
