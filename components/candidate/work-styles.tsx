import type * as z from "zod";
import type { WorkStyles as Read } from "@/lib/records/candidates/work-styles";
import type { Words } from "@/components/words/translate";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/candidate.json";
import { Section } from "@/components/ui/section";

type Styles = z.output<typeof Read>;

/** Work styles evidenced in a candidate's documents and answers, each with quotes. Renders nothing without any. */
export function WorkStyles({ styles }: { styles: Styles }) {
  const t = useWords("candidate", en);
  if (styles.workStyles.length === 0) return null;
  return (
    <Section title={t("styles")} note={t("styles.note")}>
      <p className="mb-3 max-w-prose px-1.5 text-sm text-ink-muted">{t("styles.caution")}</p>
      <dl className="flex flex-col gap-3 px-1.5">
        {styles.workStyles.map(({ style, evidence }) => (
          <div key={style}>
            <dt className="font-medium">{t(`styles.of.${style}`)}</dt>
            {evidence.map((passage) => (
              <dd key={passage.quote} className="mt-1">
                <q className="break-words whitespace-pre-line">
                  <bdi>{passage.quote}</bdi>
                </q>
                <span className="block text-sm text-ink-muted">{sourceOf(t, passage)}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}

type Passage = Styles["workStyles"][number]["evidence"][number];

function sourceOf(t: Words<typeof en>, { role, question, page }: Passage): string {
  if (!role) return t("styles.answer", { question: question ?? t("styles.aQuestion") });
  const until = role.current ? t("period.now") : (role.to ?? "–");
  return t("styles.role", { role: role.title, from: role.from ?? "–", until, page: page ?? "–" });
}
