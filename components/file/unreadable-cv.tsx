"use client";

import { Eye } from "lucide-react";
import { Permitted } from "@/components/shell/permitted";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import { AddFile } from "./add-file";
import type { FileActs } from "./acts";
import { ReadAgain } from "./read-again";
import { TypeCv } from "./type-cv";

/** A CV that could not be read: why, what can be done about it, and who has read it for themselves. */
export function UnreadableCv(props: {
  candidateId: string;
  cv: { attachmentId: string; readBy: { name: string; at: string } | null };
  /** Why it could not be read, and what to do. */
  problem: string | null;
  blind: boolean;
  acts: FileActs;
}) {
  const { candidateId, cv, problem, blind, acts } = props;
  const { attachmentId, readBy } = cv;
  const { act, busy } = useAct();
  return (
    <Alert tone="caution" title="The CV could not be read">
      <p>{problem}</p>
      <p className="mt-1">
        {readBy ? (
          <>
            <bdi>{readBy.name}</bdi> has read the original, <When at={readBy.at} />. There is no score:
            nothing was evaluated and nothing charged.
          </>
        ) : blind ? (
          "Blind review: the original would show who this is, so nobody reads it here. Replace it, or have somebody type what it says. Nobody can be accepted on a CV that was not read."
        ) : (
          "There is no score: nothing was evaluated and nothing charged. To accept them all the same, read the original and say so."
        )}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Permitted to="candidate:write">
          <ReadAgain attachmentId={attachmentId} acts={acts} />
          <AddFile candidateId={candidateId} acts={acts} replaces>
            Replace
          </AddFile>
          <TypeCv candidateId={candidateId} acts={acts} />
        </Permitted>
        {!blind && (
          <Button asChild size="sm">
            <a href={`/api/attachments/${attachmentId}`} download>
              Save the original
            </a>
          </Button>
        )}
        {!blind && !readBy && (
          <Permitted to="application:decide">
            <Button
              size="sm"
              busy={busy}
              onClick={() => act(() => acts.sayRead(attachmentId), { done: "Kept with your name." })}
            >
              <Eye aria-hidden />I have read it myself
            </Button>
          </Permitted>
        )}
      </div>
    </Alert>
  );
}
