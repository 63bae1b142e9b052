import { Fragment, type ReactNode } from "react";
import { Permitted } from "@/components/shell/permitted";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/candidate.json";
import { consentOf } from "./consent-record";
import { CorrectPerson, type CorrectActs } from "./correct-person";
import { Section } from "@/components/ui/section";
import type { Correction, ShownCandidate, Span } from "./shown";
import { Sourced } from "./sourced";
import { joined } from "@/components/words/isolate";

type Entry = { value: string; span: Span | null };
const fold = (text: string) => text.replace(/\s+/g, "").toLowerCase();
const isSame = (a: string, b: string) => fold(a) === fold(b);

/** The recorded value, then other values from the CV, without duplicates; each with its place in the CV, if any. */
function merged(recorded: string | null, read: { value: string; span: Span }[]): Entry[] {
  const all = [...(recorded === null ? [] : [recorded]), ...read.map(({ value }) => value)];
  return all
    .filter((value, index) => all.findIndex((other) => isSame(other, value)) === index)
    .map((value) => ({ value, span: read.find((other) => isSame(other.value, value))?.span ?? null }));
}

/** Contact details and the source of the record; in blind review only the source. */
export function ContactSection({ candidate, acts }: { candidate: ShownCandidate; acts: CorrectActs }) {
  const t = useWords("candidate", en);
  const contact = candidate.profile?.contact;
  const listOf = (entry: { value: string; span: Span } | null | undefined) => (entry ? [entry] : []);
  const fields: [string, Entry[], Correction["field"]?][] = candidate.blind
    ? []
    : [
        [t("person.name"), merged(candidate.name, listOf(contact?.name)), "fullName"],
        [t("person.email"), merged(candidate.email, contact?.emails ?? []), "email"],
        [t("person.phone"), merged(candidate.phone, contact?.phones ?? []), "phone"],
        [t("person.location"), merged(candidate.location, listOf(contact?.location)), "location"],
        [t("person.headline"), merged(candidate.headline, listOf(candidate.profile?.headline))],
        [t("person.links"), merged(candidate.link, contact?.links ?? [])],
      ];
  return (
    <Section
      title={t("person")}
      action={
        !candidate.blind && (
          <Permitted to="candidate:write">
            <CorrectPerson candidate={candidate} acts={acts} />
          </Permitted>
        )
      }
    >
      {candidate.blind && <p className="mb-2 px-1.5 text-sm text-ink-muted">{t("person.blind")}</p>}
      <dl className="flex flex-col gap-0.5 text-sm">
        {fields.map(([label, entries, field]) => {
          const correction = candidate.corrections.find((entry) => entry.field === field);
          const corrected = correction && <Corrected correction={correction} ats={candidate.ats} />;
          if (entries.length === 0 && !correction) return null;
          return (
            <Row key={label} label={label}>
              {entries.map(({ value, span }, index) => (
                <Fragment key={value}>
                  {index === 1 && corrected}
                  <Sourced span={span} label={label}>
                    <bdi>{value}</bdi>
                  </Sourced>
                </Fragment>
              ))}
              {entries.length < 2 && corrected}
            </Row>
          );
        })}
        <Row label={t("person.from")}>
          <span className="px-1.5 py-0.5 text-ink-muted">
            {candidate.ats ?? t(`source.${candidate.source}`)}
          </span>
        </Row>
        {candidate.employee && (
          <Row label={t("person.worksHere")}>
            <span className="px-1.5 py-0.5">
              {joined([candidate.employee.title, candidate.employee.team], ", ") || t("person.yes")}
              <span className="text-ink-muted">; {t(`consent.${consentOf(candidate.employee)}`)}</span>
            </span>
          </Row>
        )}
      </dl>
    </Section>
  );
}

/** Who corrected the field and its previous value; for a candidate from an ATS, how long the correction stays. */
function Corrected({ correction, ats }: { correction: Correction; ats: string | null }) {
  const t = useWords("candidate", en);
  const { from, by, at } = correction;
  return (
    <p className="px-1.5 pb-1 text-xs text-ink-muted">
      {t.rich(from === null ? "person.corrected.none" : "person.corrected.from", {
        by: () => <bdi>{by}</bdi>,
        at: () => <When at={at} />,
        from: () => <bdi>{from}</bdi>,
      })}
      {ats !== null && ` ${t("person.corrected.ats", { ats })}`}
    </p>
  );
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-start gap-2">
    <dt className="w-20 shrink-0 px-1.5 py-0.5 text-ink-muted">{label}</dt>
    <dd className="flex min-w-0 flex-1 flex-col">{children}</dd>
  </div>
);
