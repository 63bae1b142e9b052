"use client";

import Link from "next/link";
import { When } from "@/components/ui/when";
import { cn } from "@/components/ui/cn";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/notice.json";

type Notice = { noticeId: string; text: string; path: string; at: string; unread: boolean };

/** A member's notifications; opening one marks it as read. */
export function NoticeList(props: { notices: Notice[]; read: (noticeId: string) => Promise<unknown> }) {
  const t = useWords("notice", en);
  return (
    <ul data-rows="" className="flex max-w-3xl flex-col px-4 pb-10 sm:px-6">
      {props.notices.map(({ noticeId, text, path, at, unread }) => (
        <li key={noticeId} className="border-b border-line">
          <Link
            data-row=""
            href={path}
            prefetch={false}
            onClick={() => void props.read(noticeId)}
            className="flex items-baseline gap-3 py-2.5 text-sm hover:bg-sunken"
          >
            <span
              aria-hidden
              className={cn("size-2 shrink-0 rounded-full", unread ? "bg-accent" : "bg-transparent")}
            />
            <span className={cn("min-w-0 flex-1 break-words", unread ? "font-medium" : "text-ink-muted")}>
              {unread
                ? t.rich("unread", { text, hidden: (chunks) => <span className="sr-only">{chunks}</span> })
                : text}
            </span>
            <When at={at} className="shrink-0 text-ink-faint" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
