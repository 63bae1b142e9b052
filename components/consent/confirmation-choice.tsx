import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/consent.json";
import agents from "@/messages/en/agents.json";

/** Where an agent's acts are confirmed: in the chat with the agent, or by the recruiter on a page. */
export const confirmations = ["agent", "recruiter"] as const;

/** Where this agent's acts are confirmed. A fixed sentence if every eligible organization requires a page. */
export function ConfirmationChoice(props: {
  chosen: (typeof confirmations)[number];
  organizations: { name: string; strict: boolean }[];
}) {
  const t = useWords("consent", en);
  const choices = useWords("agents", agents);
  const strict = props.organizations.filter((each) => each.strict);
  const legend = <legend className="mb-1.5 text-sm font-semibold">{choices("confirm")}</legend>;
  if (strict.length === props.organizations.length)
    return (
      <fieldset>
        {legend}
        <p>{t("confirm.always")}</p>
        <input type="hidden" name="confirm" value="page" />
      </fieldset>
    );
  return (
    <fieldset className="flex flex-col gap-2">
      {legend}
      {confirmations.map((confirmation) => (
        <label key={confirmation} className="flex gap-2.5">
          <input
            type="radio"
            name="confirm"
            value={confirmation === "recruiter" ? "page" : "chat"}
            defaultChecked={confirmation === props.chosen}
            className="mt-0.5 size-4 shrink-0 accent-accent"
          />
          <span>
            {choices(`confirm.${confirmation}`)}
            <span className="block text-sm text-ink-muted">{choices(`confirm.${confirmation}.text`)}</span>
          </span>
        </label>
      ))}
      {strict.length > 0 && (
        <p className="text-sm text-ink-muted">
          {t("confirm.alwaysIn", { organizations: strict.map((each) => each.name) })}
        </p>
      )}
    </fieldset>
  );
}
