"use client";

import { useState } from "react";
import type * as z from "zod";
import { PlainCheckbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PageForm } from "@/components/ui/page-form";
import { Textarea } from "@/components/ui/textarea";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import type { publishNotice } from "@/lib/hiring/rights/publish-notice";
import en from "@/messages/en/rights.json";
import { localeNames, locales } from "@/messages/locales";

type Notice = z.input<typeof publishNotice.input>;
type Jurisdiction = Notice["jurisdictions"][number];

const jurisdictions: Jurisdiction[] = ["newYorkCity", "illinois", "colorado", "california", "europe"];

/** The texts of the public notice that an organization writes itself, and whose minimum parts it has. */
export function NoticeForm(props: {
  noticeId: string | null;
  jurisdictions: Jurisdiction[];
  own: Omit<Notice, "jurisdictions" | "replaces">;
  publish: (notice: Notice) => Promise<ActionState>;
}) {
  const t = useWords("rights", en);
  const [chosen, setChosen] = useState(props.jurisdictions);
  const [own, setOwn] = useState(props.own);
  const write = (locale: (typeof locales)[number], change: Partial<Notice["texts"]["en"]>) =>
    setOwn({ ...own, texts: { ...own.texts, [locale]: { ...own.texts[locale], ...change } } });
  return (
    <PageForm
      send={() => props.publish({ ...own, jurisdictions: chosen, replaces: props.noticeId })}
      submit={t("settings.publish")}
      primary
      done={t("settings.published")}
    >
      <fieldset className="flex flex-col gap-1.5">
        <legend className="mb-1.5 font-medium">{t("settings.jurisdictions")}</legend>
        {jurisdictions.map((each) => (
          <label key={each} className="flex items-center gap-2">
            <PlainCheckbox
              checked={chosen.includes(each)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, each] : chosen.filter((other) => other !== each))
              }
            />
            {t(`jurisdiction.${each}`)}
          </label>
        ))}
        <p className="text-ink-muted">{t("settings.jurisdictions.hint")}</p>
      </fieldset>
      <Field label={t("settings.contact")}>
        <Input
          type="email"
          required
          maxLength={254}
          value={own.contact}
          onChange={({ target }) => setOwn({ ...own, contact: target.value })}
        />
      </Field>
      <Field label={t("settings.audit")} hint={t("settings.audit.hint")} optional>
        <Input
          type="url"
          maxLength={500}
          value={own.audit ?? ""}
          onChange={({ target }) => setOwn({ ...own, audit: target.value || null })}
        />
      </Field>
      {locales.map((locale) => (
        <div key={locale} className="flex flex-col gap-4">
          {(["introduction", "data"] as const).map((name) => (
            <Field
              key={name}
              label={t(`settings.${name}`, { language: localeNames[locale] })}
              hint={name === "data" && t("settings.data.hint")}
              optional
            >
              <Textarea
                rows={3}
                lang={locale}
                maxLength={4000}
                value={own.texts[locale][name]}
                onChange={({ target }) => write(locale, { [name]: target.value })}
              />
            </Field>
          ))}
        </div>
      ))}
    </PageForm>
  );
}
