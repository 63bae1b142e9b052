import { useEffect, useState } from "react";
import { BriefAccount } from "@/components/scorecard/brief-account";
import { Alert } from "@/components/ui/alert";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { readBrief } from "@/lib/hiring/intake/read-brief";
import en from "@/messages/en/job.json";

export type BriefSource = { description: string } | { document: { uploadId: string } };
export type Brief = ActionState<Awaited<ReturnType<typeof readBrief>>>;

/** Typing has stopped for this long. */
const pauseMs = 600;

/** What becomes of the description's sentences, read as it is typed, before the job is created. */
export default function JobBrief(props: {
  source: BriefSource;
  read: (source: BriefSource) => Promise<Brief>;
}) {
  const { source, read } = props;
  const t = useWords("job", en);
  const [brief, setBrief] = useState<Brief | null>(null);
  const key = JSON.stringify(source);
  useEffect(() => {
    let isCurrent = true;
    const later = setTimeout(() => {
      read(JSON.parse(key) as BriefSource)
        .then((answer) => isCurrent && setBrief(answer))
        .catch(() => {});
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(later);
    };
  }, [key, read]);
  if (!brief)
    return (
      <p role="status" className="text-sm text-ink-muted">
        {t("brief.reading")}
      </p>
    );
  if (!brief.ok) return <Alert tone="error">{brief.message}</Alert>;
  const { title, location, employmentType, start, criteria, ...account } = brief;
  const type = employmentType && t(`employment.${employmentType}`);
  const facts = [title, location, type, start].filter((fact) => typeof fact === "string");
  return (
    <BriefAccount
      account={{ ...account, facts }}
      criteria={criteria.map((name) => ({ name, description: "" }))}
    />
  );
}
