type Confirmation = "agent" | "recruiter";

/** What a recruiter chooses between for an agent, wherever they do. */
export const confirmationChoices: { confirmation: Confirmation; name: string; says: string }[] = [
  {
    confirmation: "agent",
    name: "In the chat",
    says: "The agent shows you what it is about to do and carries your answer: quick, and as sure as the agent.",
  },
  {
    confirmation: "recruiter",
    name: "On Shortlist's page",
    says: "Publishing, accepting, rejecting and inviting wait on the Approvals page until you answer there.",
  },
];

/** Where this agent's decisions are confirmed; said, not asked, where every organization it could be for decides it. */
export function ConfirmationChoice(props: {
  chosen: Confirmation;
  organizations: { name: string; strict: boolean }[];
}) {
  const strict = props.organizations.filter((each) => each.strict);
  const legend = <legend className="mb-1.5 text-sm font-semibold">Where you confirm its decisions</legend>;
  if (strict.length === props.organizations.length)
    return (
      <fieldset>
        {legend}
        <p>On Shortlist&apos;s page: your organization has decided this for every agent.</p>
        <input type="hidden" name="confirm" value="page" />
      </fieldset>
    );
  return (
    <fieldset className="flex flex-col gap-2">
      {legend}
      {confirmationChoices.map(({ confirmation, name, says }) => (
        <label key={confirmation} className="flex gap-2.5">
          <input
            type="radio"
            name="confirm"
            value={confirmation === "recruiter" ? "page" : "chat"}
            defaultChecked={confirmation === props.chosen}
            className="mt-0.5 size-4 shrink-0 accent-accent"
          />
          <span>
            {name}
            <span className="block text-sm text-ink-muted">{says}</span>
          </span>
        </label>
      ))}
      {strict.length > 0 && (
        <p className="text-sm text-ink-muted">
          In {strict.map((each) => each.name).join(", ")} it is the page in any case: the organization has
          decided so.
        </p>
      )}
    </fieldset>
  );
}
