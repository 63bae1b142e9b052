"use client";

import { Eye } from "lucide-react";
import { Permitted } from "@/components/shell/permitted";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/file.json";
import { AddFile } from "./add-file";
import type { FileActs } from "./acts";
import { ReadAgain } from "./read-again";
import { TypeCv } from "./type-cv";

/** A CV that could not be read: why, what can be done about it, and which member has read it in person. */
export function UnreadableCv(props: {
  candidateId: string;
  cv: { attachmentId: string; readBy: { name: string; at: string } | null };
  /** Why it could not be read, and what to do. */
  problem: string | null;
  blind: boolean;
  acts: FileActs;
}) {
  const t = useWords("file", en);
  const { candidateId, cv, problem, blind, acts } = props;
  const { attachmentId, readBy } = cv;
  const { act, busy } = useAct();
  return (
    <Alert tone="caution" title={t("unreadable")}>
      <p>{problem}</p>
      <p className="mt-1">
        {readBy
          ? t.rich("unreadable.read", {
              person: readBy.name,
              name: (chunks) => <bdi>{chunks}</bdi>,
              at: () => <When at={readBy.at} />,
            })
          : t(blind ? "unreadable.blind" : "unreadable.open")}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Permitted to="candidate:write">
          <ReadAgain attachmentId={attachmentId} acts={acts} />
          <AddFile candidateId={candidateId} acts={acts} replaces>
            {t("replace")}
          </AddFile>
          <TypeCv candidateId={candidateId} acts={acts} />
        </Permitted>
        {!blind && (
          <Button asChild size="sm">
            <a href={`/api/attachments/${attachmentId}`} download>
              {t("unreadable.save")}
            </a>
          </Button>
        )}
        {!blind && !readBy && (
          <Permitted to="application:decide">
            <Button
              size="sm"
              busy={busy}
              onClick={() => act(() => acts.confirmRead(attachmentId), { done: t("unreadable.iRead.done") })}
            >
              <Eye aria-hidden />
              {t("unreadable.iRead")}
            </Button>
          </Permitted>
        )}
      </div>
    </Alert>
  );
}
