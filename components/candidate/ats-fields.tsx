import { Section } from "@/components/ui/section";
import { useWords } from "@/components/words/use-words";
import type { AtsFields as Fields } from "@/lib/records/candidates/ats-fields";
import en from "@/messages/en/candidate.json";

/** The custom fields of a person in the ATS; nothing without any. */
export function AtsFields({ ats, fields }: { ats: string | null; fields: Fields }) {
  const t = useWords("candidate", en);
  if (fields.length === 0) return null;
  return (
    <Section title={t("atsFields", { ats: ats ?? "ATS" })}>
      <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 gap-y-1 text-sm">
        {fields.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="break-words text-ink-muted">
              <bdi>{name}</bdi>
            </dt>
            <dd className="break-words">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-faint">{t("atsFields.note")}</p>
    </Section>
  );
}
