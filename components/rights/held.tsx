import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Bullets } from "@/components/ui/bullets";
import { Section } from "@/components/ui/section";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/rights.json";
import { AskForm } from "./ask-form";
import type { OwnPage } from "./own-page";

/** What is held about a candidate, to read and to download, and what they can have done with it. */
export function Held({ page, token }: { page: OwnPage; token: string }) {
  const t = useWords("rights", en);
  const { person, files, profile, internal, requests } = page;
  const isOpen = (wanted: string) => requests.some(({ kind, closedAt }) => kind === wanted && !closedAt);
  const ask = (kind: "correction" | "access" | "erasure", form: ReactNode) =>
    isOpen(kind) ? <p className="text-sm text-ink-muted">{t("open")}</p> : form;
  const dates = ({ from, to, current }: { from: string | null; to: string | null; current?: boolean }) =>
    current && from ? t("held.since", { from }) : [from, to].filter((each) => each !== null).join(" – ");
  const read =
    profile &&
    ([
      ["roles", profile.roles.map((each) => [each.title, each.organization, dates(each)])],
      ["education", profile.education.map((each) => [each.title, each.institution, dates(each)])],
      ["skills", [profile.skills.map(({ name }) => name)]],
      ["languages", profile.languages.map(({ name, level }) => [name, level])],
      ["certificates", profile.certificates.map(({ name }) => [name])],
    ] as const);
  return (
    <>
      <Section title={t("held")}>
        <div className="flex flex-col gap-4">
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
            {(["name", "email", "phone", "location"] as const).map((field) => (
              <div key={field} className="contents">
                <dt className="text-ink-muted">{t(`held.${field}`)}</dt>
                <dd className="break-words">{person[field] ?? "–"}</dd>
              </div>
            ))}
          </dl>
          {files.length > 0 && (
            <Listed title={t("held.files")}>
              {files.map(({ fileName, at }) => (
                <li key={`${fileName} ${at}`}>
                  {t.rich("held.file", { fileName, at: () => <When at={at} /> })}
                </li>
              ))}
            </Listed>
          )}
          {read && <p className="text-sm font-medium">{t("held.read")}</p>}
          {read
            ?.filter(([, entries]) => entries.some((entry) => entry.length > 0))
            .map(([list, entries]) => (
              <Listed key={list} title={t(`held.${list}`)}>
                {entries.map((entry, index) => (
                  <li key={index}>{entry.filter(Boolean).join(", ")}</li>
                ))}
              </Listed>
            ))}
          <div>
            <Button asChild>
              <a href={`/my-application/data?token=${token}`} download>
                {t("held.download")}
              </a>
            </Button>
          </div>
          {internal > 0 && <p className="text-sm">{t("held.internal", { internal })}</p>}
          {internal > 0 &&
            ask(
              "access",
              <AskForm token={token} act="access" hint={t("access.hint")} submit={t("access.submit")} />,
            )}
        </div>
      </Section>
      <Section title={t("pool")}>
        {page.optedOutAt === null ? (
          <AskForm token={token} act="opt-out" hint={t("pool.hint")} submit={t("pool.submit")} />
        ) : (
          <p className="text-sm">{t("pool.out")}</p>
        )}
      </Section>
      <Section title={t("correct")}>
        {ask(
          "correction",
          <AskForm
            token={token}
            act="correction"
            label={t("correct.text")}
            required
            hint={t("correct.hint")}
            submit={t("correct.submit")}
          />,
        )}
      </Section>
      <Section title={t("erase")}>
        {page.held && <p className="mb-3 text-sm">{t("held.hold")}</p>}
        {ask(
          "erasure",
          <AskForm token={token} act="erasure" hint={t("erase.hint")} submit={t("erase.submit")} />,
        )}
      </Section>
    </>
  );
}

const Listed = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="mb-1 text-sm font-medium">{title}</h3>
    <Bullets className="break-words">{children}</Bullets>
  </div>
);
