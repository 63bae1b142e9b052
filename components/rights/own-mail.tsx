import { MailText } from "@/components/mail/mail-text";
import { Section } from "@/components/ui/section";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/rights.json";
import type { OwnMail as Mail } from "./own-page";

/** The mail between a candidate and the organization, oldest first. */
export function OwnMail({ items, organization }: { items: Mail; organization: string }) {
  const t = useWords("rights", en);
  return (
    <Section title={t("mail")}>
      <ol className="flex flex-col gap-4 text-sm">
        {items.map((item) => (
          <li key={item.from === "us" ? item.letterId : item.replyId} className="flex flex-col gap-1">
            <p className="text-ink-muted">
              <bdi className="font-medium text-ink">
                {item.from === "us" ? organization : item.fromOther ? item.sender : t(`mail.${item.kind}`)}
              </bdi>{" "}
              · <When at={item.at} exact />
              {item.jobTitle && (
                <>
                  {" "}
                  · <bdi>{item.jobTitle}</bdi>
                </>
              )}
            </p>
            <MailText {...item} />
            {item.from === "them" && item.files.length > 0 && (
              <p className="break-words text-ink-muted">
                {t("mail.files", { names: item.files.map(({ fileName }) => fileName).join(", ") })}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
