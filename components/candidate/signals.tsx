"use client";

import Link from "next/link";
import { useState } from "react";
import type * as z from "zod";
import { Permitted } from "@/components/shell/permitted";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import { Field } from "@/components/ui/field";
import { Section } from "@/components/ui/section";
import { Textarea } from "@/components/ui/textarea";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { getCandidateData } from "@/lib/records/candidates/get-candidate-data";
import en from "@/messages/en/candidate.json";

type Signal = z.output<typeof getCandidateData.output>["signals"][number];
type Dismiss = (dismissal: { signalId: string; reason: string }) => Promise<ActionState>;

/** What is unusual about a candidate, with its evidence, and who dismissed it; nothing without any. */
export function Signals(props: { signals: Signal[]; ats: string | null; dismiss: Dismiss }) {
  const { signals, ats, dismiss } = props;
  const t = useWords("candidate", en);
  const [asked, setAsked] = useState<Signal | null>(null);
  if (signals.length === 0) return null;
  const open = signals.filter(({ dismissed }) => dismissed === null);
  const done = signals.filter(({ dismissed }) => dismissed !== null);
  const list = (shown: Signal[]) => (
    <ul className="flex flex-col gap-3 text-sm">
      {shown.map((signal) => (
        <li key={signal.signalId} className="flex items-start justify-between gap-4">
          <div className="min-w-0 max-w-[72ch] break-words">
            <Evidence signal={signal} ats={ats} />
            <p className="text-ink-faint">
              {signal.dismissed
                ? t.rich("signal.dismissed.by", {
                    by: () => <bdi>{signal.dismissed?.by}</bdi>,
                    at: () => <When at={signal.dismissed?.at ?? ""} />,
                  })
                : t.rich("signal.found", { at: () => <When at={signal.foundAt} /> })}
            </p>
            {signal.dismissed?.reason && <p className="text-ink-muted">{signal.dismissed.reason}</p>}
          </div>
          {!signal.dismissed && (
            <Permitted to="candidate:write">
              <Button size="sm" onClick={() => setAsked(signal)}>
                {t("signal.dismiss")}
              </Button>
            </Permitted>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <Section title={t("signals")}>
      {list(open)}
      {done.length > 0 && (
        <details className="mt-3 first:mt-0">
          <summary className="cursor-pointer text-sm text-ink-muted">
            {t("signals.dismissed", { count: done.length })}
          </summary>
          <div className="mt-2">{list(done)}</div>
        </details>
      )}
      <p className="mt-3 max-w-[72ch] text-sm text-ink-faint">{t("signals.note")}</p>
      <Dialog open={asked !== null} onOpenChange={() => setAsked(null)}>
        <DialogContent title={t("signal.dismiss.title")}>
          <DialogForm
            submit={t("signal.dismiss")}
            done={t("signal.dismissed")}
            send={(form) =>
              dismiss({
                signalId: asked?.signalId ?? "",
                reason: new FormData(form).get("reason") as string,
              })
            }
            then={() => setAsked(null)}
          >
            <Field label={t("signal.dismiss.reason")} hint={t("signal.dismiss.hint")}>
              <Textarea name="reason" rows={2} required maxLength={300} />
            </Field>
          </DialogForm>
        </DialogContent>
      </Dialog>
    </Section>
  );
}

function Evidence({ signal, ats }: { signal: Signal; ats: string | null }) {
  const t = useWords("candidate", en);
  const { kind, evidence, others, job } = signal;
  return (
    <p>
      {t.rich(`signal.${kind}`, {
        count: others.length,
        alike: evidence.count ?? 0,
        hours: evidence.hours ?? 0,
        usual: evidence.usual ?? 0,
        share: Math.round((evidence.likeness ?? 0) * 100),
        job: job ?? "",
        ats: ats ?? "ATS",
        name: () => <bdi>{evidence.name ?? "…"}</bdi>,
        word: () => <bdi>{evidence.word}</bdi>,
        others: () => <People people={others} />,
      })}
    </p>
  );
}

const People = ({ people }: { people: Signal["others"] }) =>
  people.map(({ candidateId, name }, at) => (
    <span key={`${candidateId} ${name}`}>
      {at > 0 && ", "}
      {candidateId ? (
        <Link href={`/candidates/${candidateId}`} className="text-accent-ink underline underline-offset-2">
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}
    </span>
  ));
