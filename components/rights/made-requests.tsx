import { Section } from "@/components/ui/section";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/rights.json";
import type { OwnPage } from "./own-page";

/** What a candidate asked for, and the answers. */
export function MadeRequests({ requests }: Pick<OwnPage, "requests">) {
  const t = useWords("rights", en);
  return (
    <Section title={t("requests")}>
      <ul className="flex flex-col gap-4 text-sm">
        {requests.map(({ kind, jobTitle, text, askedAt, dueAt, closedAt, outcome, answer }) => (
          <li key={`${kind} ${askedAt}`} className="flex flex-col gap-1">
            <p className="font-medium">
              {t(`kind.${kind}`)}
              {jobTitle && <span className="font-normal text-ink-muted"> · {jobTitle}</span>}
            </p>
            <p className="text-ink-muted">
              {t.rich("asked", { at: () => <When at={askedAt} /> })} ·{" "}
              {closedAt
                ? t.rich("answered", { at: () => <When at={closedAt} /> })
                : t.rich("due", { at: () => <When at={dueAt} /> })}
            </p>
            {text && <p className="break-words whitespace-pre-line text-ink-muted">{text}</p>}
            {outcome && <p className="font-medium">{t(`outcome.${outcome}`)}</p>}
            {answer && <p className="break-words whitespace-pre-line">{answer}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
