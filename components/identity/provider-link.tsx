"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/identity.json";

/** How long somebody pauses before the address they type is looked up. */
const PAUSE_MS = 300;

/** Leads to the sign-in of the organization that the address in the form's field belongs to, if it has one. */
export function ProviderLink(props: { email?: string; next?: string; request?: string }) {
  const t = useWords("identity", en);
  const [email, setEmail] = useState(props.email ?? "");
  const [found, setFound] = useState<{ email: string; organization: string | null } | null>(null);

  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>('input[name="email"]');
    const typed = () => setEmail(field?.value ?? "");
    // What the browser filled in, or what was typed before this ran.
    typed();
    field?.addEventListener("input", typed);
    return () => field?.removeEventListener("input", typed);
  }, []);
  useEffect(() => {
    if (!/@[^@\s]+\.[^@\s.]{2,}$/.test(email)) return;
    const aborted = new AbortController();
    const timer = setTimeout(() => {
      fetch(`/sign-in/provider/organization?${new URLSearchParams({ email })}`, { signal: aborted.signal })
        .then((answer) => (answer.ok ? (answer.json() as Promise<{ organization: string | null }>) : null))
        .then((answer) => setFound(answer && { email, ...answer }))
        .catch(() => {});
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  }, [email]);

  const organization = found?.email === email ? found.organization : null;
  if (!organization) return null;
  const { next, request } = props;
  const query = new URLSearchParams({ email, ...(request ? { request } : { next: next ?? "/" }) });
  return (
    <Button asChild size="lg" className="mt-3 h-auto min-h-10 w-full py-2 text-center whitespace-normal">
      <a href={`/sign-in/provider?${query}`}>{t("provider.continue", { organization })}</a>
    </Button>
  );
}
