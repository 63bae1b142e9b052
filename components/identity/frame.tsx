import type { ReactNode } from "react";
import { LanguageChoice } from "@/components/words/language-choice";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/identity.json";

/** Layout of pages outside the app, such as sign-in: one card with the product's name above it. */
export function IdentityFrame(props: {
  title: string;
  children: ReactNode;
  below?: ReactNode;
  wide?: boolean;
}) {
  const t = useWords("identity", en);
  return (
    <main
      className={`mx-auto flex min-h-dvh w-full flex-col justify-center gap-4 px-4 py-10 ${props.wide ? "max-w-xl" : "max-w-sm"}`}
    >
      <p className="text-base font-semibold text-ink-muted">Shortlist</p>
      <div className="rounded-lg border border-line bg-surface p-6">
        <h1 className="mb-4 text-xl font-semibold">{props.title}</h1>
        {props.children}
      </div>
      {props.below && <div className="text-sm text-ink-muted">{props.below}</div>}
      <div className="flex gap-4 text-sm text-ink-muted">
        <a className="underline" href="/privacy">
          {t("privacy")}
        </a>
        <a className="underline" href="/terms">
          {t("terms")}
        </a>
        <LanguageChoice label={t("language")} />
      </div>
    </main>
  );
}
