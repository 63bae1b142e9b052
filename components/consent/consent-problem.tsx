import { Alert } from "@/components/ui/alert";

const words: Record<string, { title: string; text: string }> = {
  expired: {
    title: "This request has expired",
    text: "An agent's request can be answered for ten minutes. Nothing was allowed. Start again, or let the agent ask again.",
  },
  answered: {
    title: "This request has been answered",
    text: "It is good for one answer. If the agent is still waiting, start again.",
  },
  "signed-out": {
    title: "You are signed out",
    text: "Nothing was allowed. Start again to sign in and see the request.",
  },
  "other-user": {
    title: "This request is for another sign-in",
    text: "It was opened in another session, perhaps before you signed in again. Nothing was allowed. Start again to see it as yourself.",
  },
  "unknown-client": {
    title: "This agent is not known any more",
    text: "Nothing was allowed. Let the agent register and ask again.",
  },
  forged: {
    title: "This request is not valid",
    text: "It was changed after Shortlist created it. Nothing was allowed. Let the agent ask again.",
  },
};

/** Why a request cannot be answered, what was kept (nothing), and what to do. */
export function ConsentProblemNote(props: { problem: string; restart?: string }) {
  const { title, text } = words[props.problem] ?? words.forged!;
  return (
    <>
      <Alert tone="caution" title={title}>
        {text}
      </Alert>
      {props.restart && (
        <p className="mt-4">
          <a className="text-accent-ink underline" href={props.restart}>
            Start again
          </a>
        </p>
      )}
    </>
  );
}
