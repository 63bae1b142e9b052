import { useWords } from "@/components/words/use-words";
import type { Connection } from "./connection";
import en from "@/messages/en/connections.json";

/** Records of an ATS that the last readings left out, each with its id there and the reason. */
export function LeftOut({ records, count }: Connection["leftOut"]) {
  const t = useWords("connections", en);
  if (count === 0) return null;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer font-medium">{t("leftOut", { count })}</summary>
      <p className="mt-1.5 text-pretty text-ink-muted">{t("leftOut.text")}</p>
      <ul className="mt-1.5 list-disc pl-5">
        {records.map(({ resource, externalId, problem }) => (
          <li key={`${resource} ${externalId}`} className="break-words">
            {t.rich("leftOut.record", {
              list: t(`sync.step.${resource}`),
              id: externalId || t("leftOut.noId"),
              problem,
              code: (chunks) => <code className="break-all">{chunks}</code>,
            })}
          </li>
        ))}
      </ul>
      {records.length < count && (
        <p className="mt-1.5 text-ink-muted">{t("leftOut.more", { count: count - records.length })}</p>
      )}
    </details>
  );
}
