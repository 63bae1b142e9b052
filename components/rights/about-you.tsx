import type * as z from "zod";
import { useLocale } from "#locale";
import { categoryName } from "@/components/impact/category-name";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Section } from "@/components/ui/section";
import { Select } from "@/components/ui/select";
import { useWords } from "@/components/words/use-words";
import type { SelfQuestion } from "@/lib/records/self-reports/questions";
import impact from "@/messages/en/impact.json";
import en from "@/messages/en/rights.json";
import { formatLocales } from "@/messages/locales";

type Props = {
  questions: (z.output<typeof SelfQuestion> & { answered?: boolean })[];
  token: string;
  organization: string;
  /** Beside the confirmation of an application, and no part of it. */
  applied?: boolean;
};

/** What candidates may say about themselves, of their own will. Works without JavaScript. */
export function AboutYou({ questions, token, organization, applied }: Props) {
  const t = useWords("rights", en);
  const tImpact = useWords("impact", impact);
  const countries = new Intl.DisplayNames(formatLocales[useLocale()], { type: "region" });
  if (questions.length === 0) return null;
  const answered = questions.filter((question) => question.answered);
  const hidden = (
    <>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="act" value="about-you" />
    </>
  );
  return (
    <Section title={t("about")}>
      <p className="mb-3 max-w-[72ch] text-sm text-ink-muted">{t("about.text", { organization })}</p>
      <form method="post" action="/my-application/submit" className="flex flex-col items-start gap-3">
        {hidden}
        {applied && <input type="hidden" name="applied" value="yes" />}
        {questions.map(({ kind, name, country, values, answered: isAnswered }) => (
          <Field
            key={kind}
            className="w-full"
            label={name === null ? t(kind === "sex" ? "about.sex" : "about.raceEthnicity") : name}
            hint={[
              country && t("about.country", { country: countries.of(country) ?? country }),
              isAnswered && t("about.answered"),
            ]
              .filter(Boolean)
              .join(" ")}
          >
            <Select name={`said:${kind}`} defaultValue="">
              <option value="">{t("about.nothing")}</option>
              {values.map((value) => (
                <option key={value} value={value}>
                  {name === null ? categoryName(tImpact, value) : value}
                </option>
              ))}
              <option value="declined">{t("about.declined")}</option>
            </Select>
          </Field>
        ))}
        <Button type="submit">{t("about.submit")}</Button>
      </form>
      {answered.length > 0 && (
        <form method="post" action="/my-application/submit" className="mt-3">
          {hidden}
          {answered.map(({ kind }) => (
            <input key={kind} type="hidden" name={`said:${kind}`} value="declined" />
          ))}
          <Button type="submit">{t("about.takeBack")}</Button>
        </form>
      )}
    </Section>
  );
}
