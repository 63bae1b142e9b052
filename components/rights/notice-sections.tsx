import type * as z from "zod";
import { Bullets } from "@/components/ui/bullets";
import { Section } from "@/components/ui/section";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { readNotice } from "@/lib/hiring/rights/read-notice";
import en from "@/messages/en/rights.json";
import { NoticeText } from "./notice-text";

/** The whole public notice, of a job with what its scorecard assesses. */
export function NoticeSections({ notice }: { notice: z.output<typeof readNotice.output> }) {
  const t = useWords("rights", en);
  const { job, parts } = notice;
  return (
    <>
      {job && (
        <Section title={t("notice.criteria")}>
          {job.criteria.length > 0 ? (
            <>
              <p className="mb-2 text-sm">{t("notice.criteria.text")}</p>
              <Bullets>
                {job.criteria.map(({ name, dimension }) => (
                  <li key={name}>
                    <span className="text-ink">{name}</span> ({t(`dimension.${dimension}`)})
                  </li>
                ))}
              </Bullets>
            </>
          ) : (
            <p className="text-sm">{t("notice.criteria.none")}</p>
          )}
        </Section>
      )}
      <NoticeText parts={parts} />
      <p className="text-sm text-ink-muted">
        {t.rich("notice.since", { at: () => <When at={(job ?? notice).publicFrom} /> })}
        {!job && ` ${t("notice.job.link")}`}
      </p>
    </>
  );
}
