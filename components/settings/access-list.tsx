import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/connections.json";
import { Check, CircleHelp, X } from "lucide-react";
import type { Connection } from "./connection";

const marks = {
  granted: { icon: Check, ink: "text-met" },
  missing: { icon: X, ink: "text-danger-ink" },
  unknown: { icon: CircleHelp, ink: "text-ink-faint" },
};

/** What the credentials allow, and which features are off without it. */
export function AccessList({ access }: { access: Connection["access"] }) {
  const t = useWords("connections", en);
  return (
    <section aria-label={t("access")}>
      <h3 className="mb-1.5 text-sm font-medium">{t("access")}</h3>
      <ul className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        {access.map(({ id, label, state, disables }) => {
          const { icon: Icon, ink } = marks[state];
          return (
            <li key={id} className="flex items-start gap-2">
              <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${ink}`} />
              <span>
                {t.rich(`access.${state}`, {
                  label,
                  mark: (chunks) => <span className="text-ink-muted">{chunks}</span>,
                })}
                {state === "missing" && <span className="block text-ink-muted">{disables}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
