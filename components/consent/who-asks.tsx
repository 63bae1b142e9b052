import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/consent.json";
import { formatLocales } from "@/messages/locales";
import type { ReactNode } from "react";
import { useLocale } from "#locale";

/** The name can be anybody's, in letters that look alike: where the answer goes is shown as large. */
const prominent = "text-lg font-semibold wrap-anywhere";

/** What is known about the client. Its name is marked as unverified; the hosts and the date are facts. */
export function WhoAsks(props: {
  client: { name: string; redirectHost: string; documentHost: string | null; firstSeen: Date };
  email: string;
}) {
  const t = useWords("consent", en);
  const day = new Intl.DateTimeFormat(formatLocales[useLocale()], { dateStyle: "long", timeZone: "UTC" });
  const { name, redirectHost, documentHost, firstSeen } = props.client;
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1.5">
      <Line term={t("who.saysItIs")}>
        {t.rich("who.notVerified", {
          client: name,
          name: (chunks) => <bdi className={prominent}>{chunks}</bdi>,
          mark: (chunks) => <span className="text-ink-muted">{chunks}</span>,
        })}
      </Line>
      <Line term={t("who.sendsYouTo")}>
        <bdi className={prominent}>{redirectHost}</bdi>
      </Line>
      {documentHost && (
        <Line term={t("who.describedBy")}>
          <code className="font-mono text-sm wrap-anywhere">{documentHost}</code>
        </Line>
      )}
      <Line term={t("who.firstSeen")}>
        <time dateTime={firstSeen.toISOString()}>{day.format(firstSeen)}</time>
      </Line>
      <Line term={t("who.actsAs")}>
        <bdi>{props.email}</bdi>
      </Line>
    </dl>
  );
}

function Line(props: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{props.term}</dt>
      <dd className="min-w-0">{props.children}</dd>
    </>
  );
}
