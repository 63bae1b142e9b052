import { Alert } from "@/components/ui/alert";
import { Section } from "@/components/ui/section";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/rights.json";
import { AskForm } from "./ask-form";
import type { OwnPage } from "./own-page";
import { ToolsPart } from "./tools-part";

/** One application on a candidate's own page: what became of it, the tool's part, and what can be asked for. */
export function OwnApplication(props: {
  token: string;
  organization: string;
  application: OwnPage["applications"][number];
  /** Whether it is to be reconsidered already. */
  isAsked: boolean;
}) {
  const t = useWords("rights", en);
  const { token, organization, application, isAsked } = props;
  const { applicationId, disposition, decidedAt, decidedHere, reason, humanReview, tool } = application;
  return (
    <Section title={application.jobTitle}>
      <div className="flex flex-col gap-4 text-sm">
        <div>
          <p className="font-medium">{t(`status.${disposition}`, { organization })}</p>
          <p className="text-ink-muted">
            {t.rich("applied", { at: () => <When at={application.appliedAt} /> })}
          </p>
          {decidedAt && (
            <p className="text-ink-muted">
              {t.rich(decidedHere ? "decided.here" : "decided.there", {
                organization,
                at: () => <When at={decidedAt} />,
              })}
            </p>
          )}
          {reason && <p className="mt-2">{t("reason", { reason })}</p>}
        </div>
        {humanReview === "asked" && <Alert>{t("review.asked")}</Alert>}
        {humanReview === "possible" && (
          <AskForm
            token={token}
            act="human-review"
            applicationId={applicationId}
            hint={t("review.possible")}
            submit={t("review.submit")}
          />
        )}
        {disposition !== "active" && (
          <>
            {tool ? <ToolsPart tool={tool} /> : <p className="text-ink-muted">{t("tool.none")}</p>}
            {isAsked ? (
              <Alert>{t("reconsider.open")}</Alert>
            ) : (
              <AskForm
                token={token}
                act="reconsideration"
                applicationId={applicationId}
                label={t("reconsider.text")}
                hint={t("reconsider.hint", { organization })}
                submit={t("reconsider")}
              />
            )}
          </>
        )}
      </div>
    </Section>
  );
}
