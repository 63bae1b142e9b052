import { JudgeChange } from "@/components/settings/judge-change";
import { Permitted } from "@/components/shell/permitted";
import { SectionCard } from "@/components/ui/card";
import { Bullets } from "@/components/ui/bullets";
import { PageHeader } from "@/components/ui/page-header";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { When } from "@/components/ui/when";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { getJudgeCards } from "@/lib/judging/ai/cards/get-judge-cards";
import { requireActor } from "@/lib/platform/access/session";
import en from "@/messages/en/judge.json";
import { evaluateAgain, preview } from "./actions";

export const generateMetadata = titled("judge", en, "title");

/** The model card of each judge: purpose, data, measured figures with their limits, changes. */
export default async function JudgePage() {
  const t = await getWords("judge", en);
  const { cards } = await getJudgeCards(await requireActor("/settings/judge"), {});
  const listed = (heading: string, sentences: string[]) =>
    sentences.length > 0 && (
      <section>
        <h3 className="text-sm font-medium">{heading}</h3>
        <Bullets className="mt-1 max-w-[72ch]">
          {sentences.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </Bullets>
      </section>
    );
  return (
    <>
      <PageHeader
        trail={[{ href: "/settings", label: t("settings") }]}
        title={t("title")}
        detail={t("detail")}
      />
      <div className="flex max-w-5xl flex-col gap-6 px-4 pb-10 sm:px-6">
        <Permitted to="organization:administer">
          <JudgeChange acts={{ preview, evaluateAgain }} />
        </Permitted>
        {cards.map(({ judge, version, since, purpose, data, figures, changes }) => (
          <SectionCard key={judge} title={t(judge, { version })} className="flex flex-col gap-4">
            <p className="text-sm text-ink-muted">{t.rich("since", { at: () => <When at={since} /> })}</p>
            {listed(t("purpose"), purpose)}
            {listed(t("data"), data)}
            <section>
              <h3 className="text-sm font-medium">{t("figures")}</h3>
              {figures.some(({ measured }) => measured !== null && measured < since) && (
                <p className="mt-1 max-w-[72ch] text-sm text-ink-muted">{t("figures.earlier")}</p>
              )}
              <Table label={`${t("figures")}: ${t(judge, { version })}`} className="mt-1" still>
                <thead>
                  <tr>
                    <Th>{t("figures.what")}</Th>
                    <Th>{t("figures.value")}</Th>
                    <Th>{t("figures.limit")}</Th>
                    <Th>{t("figures.measured")}</Th>
                  </tr>
                </thead>
                <tbody>
                  {figures.map(({ what, value, limit, measured }) => (
                    <Tr key={what}>
                      <Td className="min-w-48 py-2 whitespace-normal">{what}</Td>
                      <Td className="py-2 whitespace-normal tabular-nums">{value}</Td>
                      <Td className="min-w-48 py-2 whitespace-normal text-ink-muted">{limit}</Td>
                      <Td className="py-2">{measured ? <When at={measured} /> : "–"}</Td>
                    </Tr>
                  ))}
                </tbody>
              </Table>
            </section>
            {listed(t("changes"), changes)}
          </SectionCard>
        ))}
      </div>
    </>
  );
}
