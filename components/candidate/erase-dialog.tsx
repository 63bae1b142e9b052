"use client";

import { useCallback, useState, type FormEvent } from "react";
import { Alert } from "@/components/ui/alert";
import { Bullets } from "@/components/ui/bullets";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogCancel, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { useAct } from "@/components/ui/use-act";
import { useAnswer } from "@/components/ui/use-answer";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/candidate.json";
import type { ShownCandidate } from "./shown";

type Candidate = { candidateId: string };
export type ErasureActs = {
  previewErasure: (candidate: Candidate) => Promise<ActionState<{ effects: string[] }>>;
  erase: (candidate: Candidate) => Promise<ActionState>;
};

/** Says what erasing deletes and what stays. It cannot be undone, so a word has to be typed to confirm. */
export function EraseDialog(props: { candidate: ShownCandidate; acts: ErasureActs; close: () => void }) {
  const { candidate, acts, close } = props;
  const t = useWords("candidate", en);
  const word = t("erase.word");
  const { candidateId } = candidate;
  const { act, busy } = useAct();
  const [typed, setTyped] = useState("");
  const [failed, setFailed] = useState<string | null>(null);
  const preview = useAnswer(useCallback(() => acts.previewErasure({ candidateId }), [acts, candidateId]));
  const failure = preview?.ok === false ? preview.message : failed;

  const ready = preview?.ok && typed.trim().toLowerCase() === word;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    setFailed(null);
    act(() => acts.erase({ candidateId }), { failed: setFailed, done: t("erase.done"), then: close });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent title={t("erase.title", { name: candidate.name })}>
        <form onSubmit={submit}>
          <DialogBody>
            {preview?.ok ? (
              <Bullets>
                {preview.effects.map((effect) => (
                  <li key={effect}>{effect}</li>
                ))}
              </Bullets>
            ) : (
              !failure && <Skeleton className="h-24" />
            )}
            <Field label={t("erase.type", { word })}>
              <Input autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
            </Field>
            {failure && <Alert tone="error">{failure}</Alert>}
          </DialogBody>
          <DialogFooter>
            <DialogCancel busy={busy} />
            <Button type="submit" intent="danger" busy={busy} disabled={!ready}>
              {t("erase")}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
