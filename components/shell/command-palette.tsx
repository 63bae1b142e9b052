"use client";

import { Command } from "cmdk";
import { ArrowRight, BriefcaseBusiness, CornerDownLeft, Search, UserRound } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";
import { useWords } from "@/components/words/use-words";
import en from "@/messages/en/palette.json";
import { useDestinations } from "./permitted";
import { useRegisteredShortcuts, type Shortcut } from "./shortcuts";
import { useSearchResults } from "./use-search-results";

/** A search result with its address. */
export type Hit = { kind: "job" | "candidate"; href: string; label: string; detail: string | null };

const kinds = [
  { kind: "job", heading: "jobs", icon: BriefcaseBusiness },
  { kind: "candidate", heading: "candidates", icon: UserRound },
] as const;

const itemStyle =
  "flex h-9 items-center gap-2.5 rounded-md px-2.5 text-sm data-[selected=true]:bg-sunken [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint";
const groupStyle =
  "[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-ink-faint";

/** Finds destinations, jobs, candidates and this page's acts by name. */
export default function CommandPalette(props: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  search: (query: string) => Promise<Hit[]>;
}) {
  const t = useWords("palette", en);
  return (
    <Dialog open={props.open} onOpenChange={props.onOpenChange}>
      <DialogContent
        title={t("title")}
        titleHidden
        className="max-sm:top-0 max-sm:bottom-auto max-sm:rounded-none"
      >
        <Palette search={props.search} close={() => props.onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

function Palette({ search, close }: { search: (query: string) => Promise<Hit[]>; close: () => void }) {
  const t = useWords("palette", en);
  const router = useRouter();
  const shortcuts = useRegisteredShortcuts();
  const destinations = useDestinations();
  const [acts] = useState(() => actsOf(shortcuts()));
  const [query, setQuery] = useState("");
  const { searched, results } = useSearchResults(query, search);

  const go = (href: string) => {
    close();
    router.push(href);
  };
  return (
    <Command label={t("title")} loop>
      <div className="flex items-center gap-2.5 border-b border-line px-4">
        <Search aria-hidden className="size-4 text-ink-faint" />
        <Command.Input
          value={query}
          onValueChange={setQuery}
          placeholder={t("placeholder")}
          className="h-12 w-full bg-transparent text-base text-ink placeholder:text-ink-faint focus:outline-none"
        />
      </div>
      <Command.List className="max-h-[min(24rem,60dvh)] scroll-py-2 overflow-y-auto p-1.5">
        <Command.Empty className="px-2.5 py-8 text-center text-sm text-ink-muted">{t("empty")}</Command.Empty>
        {acts.length > 0 && (
          <Command.Group heading={t("page")} className={groupStyle}>
            {acts.map(({ label, keys, run }) => (
              <Command.Item
                key={keys}
                value={`act ${label}`}
                className={itemStyle}
                onSelect={() => {
                  close();
                  // Runs after the dialog has returned the focus.
                  setTimeout(() => run(), 0);
                }}
              >
                <CornerDownLeft aria-hidden />
                {label}
                <Kbd keys={keys} className="ml-auto" />
              </Command.Item>
            ))}
          </Command.Group>
        )}
        {kinds.map(({ kind, heading, icon: Icon }) => {
          const ofKind = results?.filter((result) => result.kind === kind) ?? [];
          if (ofKind.length === 0) return null;
          return (
            <Command.Group key={kind} heading={t(heading)} className={groupStyle}>
              {ofKind.map(({ href, label, detail }) => (
                <Command.Item
                  key={href}
                  // Starts with the query it was found for, so that cmdk does not filter out results that matched
                  // other text, and opens none of them for the next query.
                  value={`${searched} ${label} ${detail ?? ""} ${href}`}
                  className={itemStyle}
                  // Enter may be pressed before cmdk has filtered them; a click means what it is on.
                  onSelect={() => searched === query.trim() && go(href)}
                  onClickCapture={(event) => {
                    event.stopPropagation();
                    go(href);
                  }}
                >
                  <Icon aria-hidden />
                  <span className="truncate">{label}</span>
                  {detail && <span className="truncate text-ink-faint">{detail}</span>}
                </Command.Item>
              ))}
            </Command.Group>
          );
        })}
        <Command.Group heading={t("goTo")} className={groupStyle}>
          {destinations.map(({ href, label, keys }) => (
            <Command.Item key={href} value={`go to ${label}`} className={itemStyle} onSelect={() => go(href)}>
              <ArrowRight aria-hidden />
              {label}
              <Kbd keys={keys} className="ml-auto" />
            </Command.Item>
          ))}
        </Command.Group>
      </Command.List>
    </Command>
  );
}

/** The page's own acts, without navigation shortcuts. */
const actsOf = (shortcuts: Shortcut[]) => shortcuts.filter(({ group }) => group === undefined);
