import { MessageSquareCheck } from "lucide-react";
import Link from "next/link";
import { notFound } from "next/navigation";
import { FeedbackForm } from "@/components/feedback/feedback-form";
import { feedbackAddress } from "@/components/feedback/feedback-section";
import { BackKey } from "@/components/shell/back-key";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { requireActor } from "@/lib/platform/access/session";
import { listFeedbackRequests } from "@/lib/hiring/feedback/list-feedback-requests";
import { prepareFeedback } from "@/lib/hiring/feedback/prepare-feedback";
import en from "@/messages/en/feedback.json";
import { type Search, single } from "../../../address";
import { give } from "../../../feedback-actions";
import { orNotFound } from "../../../or-not-found";
import { jobOf } from "../job-of";

type Props = { params: Promise<{ jobId: string }>; searchParams: Promise<Search> };

export const generateMetadata = titled("feedback", en, "title");

/** One candidate after another of those on whom the reader is asked for feedback, or the one in `of`. */
export default async function FeedbackPage({ params, searchParams }: Props) {
  const t = await getWords("feedback", en);
  const { jobId } = await params;
  const search = await searchParams;
  const of = single(search.of);
  const path = `/jobs/${jobId}/feedback`;
  const actor = await requireActor(of ? `${path}?${new URLSearchParams({ of })}` : path);
  if (!actor.permissions.has("note:write")) notFound();
  const [job, { requests }] = await Promise.all([
    jobOf(jobId, path),
    orNotFound(listFeedbackRequests(actor, { jobId })),
  ]);
  const kind = single(search.kind) === "interview" ? "interview" : "review";
  const asked = of ? ({ applicationId: of, kind } as const) : requests[0];
  const rest = requests.filter(
    (each) => each.applicationId !== asked?.applicationId || each.kind !== asked.kind,
  );
  const back = `/jobs/${jobId}`;
  const form = asked && (await orNotFound(prepareFeedback(actor, asked)));
  const next = rest[0];
  return (
    <>
      <BackKey href={back} label={t("back")} />
      <PageHeader
        trail={[
          { href: "/jobs", label: t("jobs") },
          { href: back, label: job.title },
        ]}
        title={form ? form.name : t("title")}
        detail={
          form && (
            <>
              {form.headline && <span>{form.headline}</span>}
              <span>{t(`kind.${asked.kind}`)}</span>
              <Link
                href={`/applications/${asked.applicationId}`}
                className="text-accent-ink underline underline-offset-2"
              >
                {t("cv")}
              </Link>
            </>
          )
        }
      />
      <div className="flex flex-col gap-5 px-4 pb-10 sm:px-6">
        {form ? (
          <>
            {rest.length > 0 && (
              <nav aria-label={t("list")} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                <span className="text-ink-muted">{t("waiting.count", { count: rest.length })}</span>
                {rest.slice(0, 8).map((each) => (
                  <Link
                    key={`${each.applicationId} ${each.kind}`}
                    href={feedbackAddress(jobId, each.applicationId, each.kind)}
                    className="text-accent-ink underline underline-offset-2"
                  >
                    {each.name}
                  </Link>
                ))}
              </nav>
            )}
            <FeedbackForm
              key={`${asked.applicationId} ${asked.kind}`}
              form={form}
              kind={asked.kind}
              give={give}
              next={
                next ? { href: feedbackAddress(jobId, next.applicationId, next.kind), name: next.name } : null
              }
              done={requests.length > 0 ? path : `/applications/${asked.applicationId}#feedback`}
            />
          </>
        ) : (
          <EmptyState
            icon={MessageSquareCheck}
            title={t("nothing")}
            action={
              <Button asChild>
                <Link href={back}>{t("open")}</Link>
              </Button>
            }
          >
            {t("nothing.text")}
          </EmptyState>
        )}
      </div>
    </>
  );
}
