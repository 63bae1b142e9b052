"use client";

import { ArrowUp, FileClock, FileX, Plus } from "lucide-react";
import type { ReactNode } from "react";
import type { FileActs } from "@/components/file/acts";
import { AddFile } from "@/components/file/add-file";
import { FileList } from "@/components/file/file-list";
import { Permitted } from "@/components/shell/permitted";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { EmptyState } from "@/components/ui/empty-state";
import { Tab, TabPanel, TabRow, Tabs } from "@/components/ui/tabs";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/application.json";
import { AnswerList } from "./answer-list";
import { CvView, type CvProps } from "./cv-view";
import type { ShownApplication } from "./shown";

const panel = "min-h-0 flex-1 overflow-y-auto px-4 focus-visible:-outline-offset-2 sm:px-6";

export type Pane = "document" | "answers" | "files";

/** The candidate's documents: the CV, answers to application questions, and the files. */
export function DocumentPane(
  props: Pick<CvProps, "quotes" | "active" | "onQuote" | "addressOf" | "view"> & {
    application: ShownApplication;
    fileActs: FileActs;
    pane: Pane;
    onPane: (pane: Pane) => void;
  },
) {
  const t = useWords("application", en);
  const { application, quotes, active } = props;
  const { document, answers, documents } = application;
  const shown = quotes.find(({ id }) => id === active);
  return (
    <Tabs
      value={props.pane}
      onValueChange={(pane) => props.onPane(pane as Pane)}
      className="flex min-w-0 flex-col border-line bg-surface max-lg:border-t max-lg:pb-24 lg:sticky lg:top-[var(--head,6rem)] lg:h-[calc(100dvh-var(--head,6rem))] lg:border-l"
    >
      <div className="sticky top-0 z-10 bg-surface max-md:top-12">
        <TabRow aria-label={t("documents")} className="px-4 pt-1 sm:px-6">
          <Tab value="document">{t("documents.cv")}</Tab>
          {answers.length > 0 && (
            <Tab value="answers">{t.rich("documents.answers", { n: faint, count: answers.length })}</Tab>
          )}
          <Tab value="files">{t.rich("documents.files", { n: faint, count: documents.length })}</Tab>
        </TabRow>
        {shown && (
          <div className="flex items-center gap-3 border-b border-line bg-accent-wash px-4 py-1.5 text-sm sm:px-6 lg:hidden">
            <span className="min-w-0 flex-1 truncate">{shown.criterion}</span>
            <Button size="sm" onClick={() => props.onQuote(shown.id)}>
              <ArrowUp aria-hidden />
              {t("documents.back")}
            </Button>
          </div>
        )}
      </div>
      <TabPanel value="document" data-look={document ? "cv" : undefined} className={cn(panel, "py-4")}>
        {document ? (
          <CvView document={document} blind={application.blind} {...props} />
        ) : (
          <Unread application={application} />
        )}
      </TabPanel>
      <TabPanel value="answers" className={cn(panel, "py-4")}>
        <AnswerList answers={answers} {...props} />
      </TabPanel>
      <TabPanel value="files" className={cn(panel, "py-2")}>
        <FileList files={documents} candidateId={application.candidateId} acts={props.fileActs} />
        <Permitted to="candidate:write">
          <div className="py-3">
            <AddFile candidateId={application.candidateId} acts={props.fileActs}>
              <Plus aria-hidden />
              {t("documents.addFile")}
            </AddFile>
          </div>
        </Permitted>
      </TabPanel>
    </Tabs>
  );
}

const faint = (text: ReactNode) => <span className="font-normal text-ink-faint tabular-nums">{text}</span>;

function Unread({ application }: { application: ShownApplication }) {
  const t = useWords("application", en);
  const cvs = application.documents.filter(({ kind }) => kind === "cv");
  if (cvs.length === 0)
    return (
      <EmptyState icon={FileX} title={t("documents.noCv")}>
        {t("documents.noCv.detail")}
      </EmptyState>
    );
  const problem = cvs.find((file) => file.problem)?.problem;
  return problem ? (
    <EmptyState icon={FileX} title={t("documents.unreadable")}>
      {problem}
    </EmptyState>
  ) : (
    <EmptyState icon={FileClock} title={t("documents.reading")}>
      {(application.scoreStatus === "queued" && application.scoreReason) || t("documents.reading.detail")}
    </EmptyState>
  );
}
