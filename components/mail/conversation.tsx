"use client";

import { ArrowDownLeft, ArrowUpRight, MailX, Plane } from "lucide-react";
import { LetterState } from "./letter-state";
import { Permitted } from "@/components/shell/permitted";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { UntilButton } from "@/components/ui/until-button";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/mail.json";
import type { About, Conversation as Mail, MailActs } from "./acts";
import { MailText } from "./mail-text";
import { WriteButton } from "./write-button";

type Item = Mail["items"][number];
type Sent = Extract<Item, { from: "us" }>;
type Received = Extract<Item, { from: "them" }>;

const icons = { us: ArrowUpRight, reply: ArrowDownLeft, auto_reply: Plane, bounce: MailX } as const;

/** The mail with a candidate, newest last, and the button to write. */
export function Conversation(props: { about: About; mail: Mail; name: string; acts: MailActs }) {
  const { about, mail, name, acts } = props;
  const t = useWords("mail", en);
  return (
    <Section
      title={t("title")}
      note={mail.items.length || null}
      action={<WriteButton about={about} acts={acts} />}
    >
      {mail.items.length === 0 && <p className="px-1.5 text-sm text-ink-muted">{t("none")}</p>}
      <ul>
        {mail.items.map((item) => {
          const Icon = icons[item.from === "us" ? "us" : item.kind];
          return (
            <li
              key={item.from === "us" ? item.letterId : item.replyId}
              className="flex items-start gap-2.5 border-b border-line py-3 text-sm last:border-b-0"
            >
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
              <article
                aria-label={t(item.from === "us" ? "of.us" : `of.${item.kind}`, { name })}
                className="flex min-w-0 grow flex-col gap-1"
              >
                <p>
                  <bdi className="font-medium">
                    {item.from === "us" ? item.by : t(`by.${item.kind}`, { name })}
                  </bdi>{" "}
                  <When exact at={item.at} className="text-ink-faint" />
                  {item.jobTitle && (
                    <span className="text-ink-muted">
                      {" "}
                      · <bdi>{item.jobTitle}</bdi>
                    </span>
                  )}
                </p>
                {item.from === "us" ? (
                  <OfUs item={item} acts={acts} />
                ) : (
                  <OfThem item={item} about={about} acts={acts} />
                )}
              </article>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function OfUs({ item, acts }: { item: Sent; acts: MailActs }) {
  const t = useWords("mail", en);
  const { letterId, takeBackUntil } = item;
  return (
    <>
      <MailText subject={item.subject} text={item.text} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted">
        <LetterState
          letter={item}
          text={t(item.answered ? "state.answered" : takeBackUntil ? "state.soon" : `state.${item.status}`)}
          again={acts.sendAgain}
        />
        {takeBackUntil && (
          <Permitted to="application:decide">
            <UntilButton
              until={takeBackUntil}
              label={t("takeBack")}
              act={() => acts.takeBack([letterId])}
              done={t("takenBack")}
            />
          </Permitted>
        )}
      </div>
    </>
  );
}

function OfThem({ item, about, acts }: { item: Received; about: About; acts: MailActs }) {
  const t = useWords("mail", en);
  const { act, busy } = useAct();
  const { letterId, subject, sender, quoted } = item;
  return (
    <>
      {item.fromOther && <p className="text-ink-muted">{t("fromOther", { sender: sender ?? "…" })}</p>}
      <MailText subject={subject} text={item.text} quoted={quoted} />
      {item.files.length > 0 && (
        <ul aria-label={t("files")}>
          {item.files.map(({ fileId, fileName, size }) => (
            <li key={fileId} className="flex flex-wrap items-center gap-2 py-1">
              <span className="min-w-0 break-words">
                {t("file", { name: fileName ?? t("file.hidden"), size: Math.ceil(size / 1024) })}
              </span>
              <Permitted to="candidate:write">
                {(["cv", "other"] as const).map((kind) => (
                  <Button
                    key={kind}
                    size="sm"
                    busy={busy}
                    onClick={() => act(() => acts.acceptFile(fileId, kind), { done: t("file.added") })}
                  >
                    {t(`file.${kind}`)}
                  </Button>
                ))}
              </Permitted>
            </li>
          ))}
        </ul>
      )}
      {item.kind === "reply" && (
        <div>
          <WriteButton
            about={about}
            acts={acts}
            answers={{
              letterId,
              subject: /^re:/i.test(subject) ? subject.slice(0, 200) : `Re: ${subject}`.slice(0, 200),
            }}
          />
        </div>
      )}
    </>
  );
}
