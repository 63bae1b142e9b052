import Link from "next/link";
import type * as z from "zod";
import { Section } from "@/components/ui/section";
import { Permitted } from "@/components/shell/permitted";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Initials } from "@/components/ui/initials";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { getFeedback } from "@/lib/hiring/feedback/get-feedback";
import en from "@/messages/en/feedback.json";
import { AskButton } from "./ask-button";
import type { AskActs } from "./ask-dialog";

export type ShownFeedback = z.output<typeof getFeedback.output>;
type Compared = ShownFeedback["compared"][number];
type Given = ShownFeedback["feedback"][number];

/** Where the reader gives their own feedback on an application. */
export const feedbackAddress = (jobId: string, applicationId: string, kind: Given["kind"] = "review") =>
  `/jobs/${jobId}/feedback?${new URLSearchParams({ of: applicationId, kind })}`;

/** What people gave on an application: their ratings beside one another and beside the evaluation, and their reasons. */
export function FeedbackSection(props: { jobId: string; shown: ShownFeedback; acts: AskActs }) {
  const { jobId, shown, acts } = props;
  const { applicationId, waiting, hidden, feedback, compared } = shown;
  const t = useWords("feedback", en);
  const own = waiting.filter(({ isYou }) => isYou);
  const hasGiven = feedback.some(({ isYou, kind }) => isYou && kind === "review");
  return (
    <Section
      title={t("title")}
      action={
        <Permitted to="candidate:write">
          <AskButton jobId={jobId} applicationIds={[applicationId]} acts={acts} />
        </Permitted>
      }
    >
      <div id="feedback" className="flex scroll-mt-24 flex-col gap-3">
        {own.map(({ kind }) => (
          <Button key={kind} asChild intent="primary" className="w-fit">
            <Link href={feedbackAddress(jobId, applicationId, kind)}>
              {t("give")}: {t(`kind.${kind}`)}
            </Link>
          </Button>
        ))}
        {hidden > 0 && <p className="text-sm text-ink-muted">{t("hidden", { count: hidden })}</p>}
        {compared.length > 0 && <Ratings compared={compared} />}
        <ul>
          {feedback.map((given) => (
            <li
              key={`${given.author} ${given.kind}`}
              className="border-b border-line py-3 text-sm last:border-b-0"
            >
              <OneAnswer given={given} edit={feedbackAddress(jobId, applicationId, given.kind)} />
            </li>
          ))}
        </ul>
        {waiting
          .filter(({ isYou }) => !isYou)
          .map(({ name, kind, askedAt }) => (
            <p key={`${name} ${kind}`} className="text-sm text-ink-muted">
              {t.rich("waiting", { name, kind, at: () => <When key="at" at={askedAt} /> })}
            </p>
          ))}
        {feedback.length + waiting.length + hidden === 0 && (
          <p className="text-sm text-ink-muted">{t("none")}</p>
        )}
        {own.length === 0 && !hasGiven && (
          <Permitted to="note:write">
            <Link
              href={feedbackAddress(jobId, applicationId)}
              className="w-fit text-sm text-accent-ink underline underline-offset-2"
            >
              {t("add")}
            </Link>
          </Permitted>
        )}
      </div>
    </Section>
  );
}

function Ratings({ compared }: { compared: Compared[] }) {
  const t = useWords("feedback", en);
  return (
    <Table label={t("compared")} still>
      <thead>
        <tr>
          <Th>{t("compared.criterion")}</Th>
          <Th numeric>{t("compared.people")}</Th>
          <Th numeric>{t("compared.evaluation")}</Th>
        </tr>
      </thead>
      <tbody>
        {compared.map((row) => (
          <Tr key={row.criterionId}>
            <Td className="w-full py-1.5 whitespace-normal">
              {row.name}
              <span className="block text-ink-muted">
                {[
                  row.people &&
                    t(`compared.people.${row.people}`, { lowest: row.lowest, highest: row.highest }),
                  row.evaluation && t(`compared.evaluation.${row.evaluation}`),
                ]
                  .filter(Boolean)
                  .join(". ")}
              </span>
            </Td>
            <Td numeric>
              {t("compared.outOf", { mean: row.mean })}{" "}
              <span className="text-ink-faint">{t("compared.raters", { raters: row.raters })}</span>
            </Td>
            <Td numeric>{row.points === null ? "–" : Math.round(row.points)}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

function OneAnswer({ given, edit }: { given: Given; edit: string }) {
  const t = useWords("feedback", en);
  const { author, isYou, kind, recommendation, reason, ratings, givenAt, editedAt } = given;
  const notes = ratings.filter(({ note }) => note !== "");
  return (
    <article aria-label={author} className="flex items-start gap-2.5">
      <Initials name={author} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <bdi className="font-medium">{author}</bdi>
          <Badge tone="outline">{t(`recommendation.${recommendation}`)}</Badge>
          <span className="text-ink-muted">{t(`kind.${kind}`)}</span>
          <When exact at={givenAt} className="text-ink-faint" />
          {editedAt && <span className="text-ink-faint">{t("edited")}</span>}
          {isYou && (
            <Link href={edit} className="text-accent-ink underline underline-offset-2">
              {t("edit")}
            </Link>
          )}
        </p>
        <p dir="auto" className="mt-1 max-w-[72ch] break-words whitespace-pre-wrap text-ink-muted">
          {reason}
        </p>
        {notes.length > 0 && (
          <ul className="mt-1 flex flex-col gap-1">
            {notes.map(({ criterionId, name, note }) => (
              <li key={criterionId} dir="auto" className="break-words text-ink-muted">
                <span className="text-ink">{name}:</span> {note}
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
