"use client";

import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PageForm } from "@/components/ui/page-form";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/account.json";

/** The link to one's own calendar, for letters to candidates. */
export function CalendarForm(props: { url: string; save: (url: string) => Promise<ActionState> }) {
  const t = useWords("account", en);
  const [url, setUrl] = useState(props.url);
  return (
    <PageForm
      send={() => props.save(url)}
      submit={t("calendar.save")}
      disabled={url.trim() === props.url}
      done={t("calendar.saved")}
    >
      <Field label={t("calendar.label")} hint={t("calendar.hint")} optional>
        <Input
          type="url"
          inputMode="url"
          maxLength={500}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
      </Field>
    </PageForm>
  );
}
